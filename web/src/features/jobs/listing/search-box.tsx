import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import { Search, X } from 'lucide-react'
import { type FocusEvent, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react'
import { searchMessages } from '../../../acts/search/messages.ts'
import { SearchCost } from '../../../acts/search/search-cost.tsx'
import type { Popup, SuggestionKeys } from '../../../acts/search/suggestion-list.tsx'
import { MAX_TERM } from '../../../listing/address/job-search-params.ts'
import { useTypedText } from '../../../page/use-typed-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { jobMessages } from '../messages.ts'

// Loaded at the first keystroke.
const SuggestionList = lazyPart(
  async () => (await import('../../../acts/search/suggestion-list.tsx')).SuggestionList,
)

type SearchBoxProps = {
  /** The current search words. */
  search: string
  /** Searching them again is free: the search is running or failed, or the fallback answered. */
  isFree: boolean
  onSearch: (term: string) => void
  onViewAll: () => void
  onEmployer: (id: number) => void
}

/** One bar; on phones the buttons wrap. */
const joined = 'min-h-12 dark:border-ink-2 max-md:px-1 max-md:text-t0 max-md:leading-[1.2]'

export function SearchBox({ search, isFree, onSearch, onViewAll, onEmployer }: SearchBoxProps) {
  const m = jobMessages
  const words = searchMessages
  const toasts = useToasts()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const [hasTyped, setHasTyped] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const { text, setText, tell } = useTypedText(search, () => setTyping(false))
  const [popup, setPopup] = useState<Popup>()
  const free = isFree ? search : ''

  function searchFor(term: string) {
    setTyping(false)
    tell(term)
    onSearch(term)
    // An on-screen keyboard would cover the results.
    if (window.matchMedia?.('(pointer: coarse)').matches) box.current?.blur()
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const term = text.trim()
    if (term === '') toasts.warning(m.emptySearchTitle, m.emptySearchText)
    else searchFor(term)
  }

  function type(typed: string) {
    setText(typed)
    setHasTyped(true)
    setTyping(true)
  }

  function choose(suggestion: Suggestion) {
    setTyping(false)
    if (suggestion.kind === 'employer' && suggestion.id !== null) return onEmployer(suggestion.id)
    setText(suggestion.text)
    searchFor(suggestion.text)
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyping(false)
  }

  return (
    <form
      role="search"
      className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] gap-y-1"
      onSubmit={submit}
      noValidate
    >
      <div onBlur={leave}>
        <div className="input-box">
          <Icon of={Search} />
          <input
            ref={box}
            className="input min-h-12 rounded-r-none max-sm:pr-9! max-sm:pl-10! border-ink border-r-0 text-ellipsis dark:border-ink-2 [&::-webkit-search-cancel-button]:hidden"
            type="search"
            name="search"
            data-key="/"
            role="combobox"
            aria-label={m.searchLabel}
            aria-autocomplete="list"
            aria-expanded={popup?.isOpen ?? false}
            aria-controls={popup?.isOpen ? `${id}list` : undefined}
            aria-activedescendant={popup?.activeId}
            placeholder={m.searchPlaceholder}
            maxLength={MAX_TERM}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => keys.current?.press(event)}
          />
          {text !== '' && (
            <span className="input-end">
              <IconButton
                icon={X}
                label={words.clear}
                onClick={() => {
                  setText('')
                  box.current?.focus()
                }}
              />
            </span>
          )}
        </div>
        {hasTyped && (
          <Suspense>
            <SuggestionList
              ref={keys}
              id={`${id}list`}
              text={text}
              free={free}
              isWanted={isTyping}
              onWanted={setTyping}
              onPopup={setPopup}
              onChoose={choose}
            />
          </Suspense>
        )}
      </div>
      <Button
        type="submit"
        look="primary"
        className={`rounded-none max-md:w-min max-md:min-w-17 ${joined}`}
        aria-describedby={`${id}cost`}
      >
        {m.searchJobs}
      </Button>
      <Button
        className={`rounded-l-none border-l-0 max-md:w-min max-md:min-w-19 ${joined}`}
        onClick={onViewAll}
      >
        {m.viewAllJobs}
      </Button>
      <SearchCost id={`${id}cost`} text={text} free={free} />
    </form>
  )
}
