import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import { useQuery } from '@tanstack/react-query'
import { Briefcase, Building2, Tag } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { usePaced } from '../../ui/use-paced.ts'
import { wasSearched } from './searched-words.ts'
import { suggestionMessages } from './suggestion-messages.ts'
import { cutAtTyped, LEAST_TYPED, suggestionsQuery } from './suggestions.ts'
import { TypedOption } from './typed-option.tsx'
import { useSearchCost } from './use-search-cost.ts'

const DEBOUNCE_MS = 150

/** ARIA state of the box. */
export type Popup = { readonly isOpen: boolean; readonly activeId: string | undefined }
/** The box passes its key events to the list. */
export type SuggestionKeys = { press(event: KeyboardEvent): void }

type SuggestionListProps = {
  id: string
  text: string
  /** Words that cost nothing now. */
  free: string
  /** False after Escape, after a choice and outside the box. */
  isWanted: boolean
  onWanted: (isWanted: boolean) => void
  onPopup: (popup: Popup) => void
  onChoose: (suggestion: Suggestion) => void
  ref: Ref<SuggestionKeys>
}

/** WAI-ARIA combobox: focus stays in the box, arrows move, Enter selects. No popup without suggestions. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, text, free, isWanted, onWanted, onPopup, onChoose, ref } = props
  const m = suggestionMessages
  const settled = usePaced(text, DEBOUNCE_MS, '')
  const { data = [], isPlaceholderData } = useQuery(suggestionsQuery(settled, isWanted && settled === text))
  const [active, setActive] = useState({ at: -1, of: text })
  // Until the answer arrives, old suggestions that still match.
  const isCurrent = settled === text && !isPlaceholderData
  const fitting = isCurrent ? data : data.filter((option) => cutAtTyped(option.text, text).typed !== '')
  const options = text.trim().length >= LEAST_TYPED ? fitting : []
  const isOpen = isWanted && options.length > 0
  // Typing resets the selection.
  const at = isOpen && active.of === text && active.at < options.length ? active.at : -1
  // An employer opens its page, which is no search.
  const searches = options.filter(({ kind, text }) => kind !== 'employer' && !wasSearched(text))
  const cost = useSearchCost([text, ...searches.map((option) => option.text)], free)
  const foot = searches.length > 0 ? m.foot : ''
  const activeId = at < 0 ? undefined : `${id}-${at}`

  useEffect(() => onPopup({ isOpen, activeId }), [isOpen, activeId, onPopup])

  useImperativeHandle(ref, () => ({
    press(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const chosen = options[at]
      if (event.nativeEvent.isComposing) return
      if (step !== 0 && (options.length > 0 || !isWanted)) {
        event.preventDefault()
        // One more place than options: the box, with nothing selected.
        const places = options.length + 1
        const next = isOpen ? ((at + 1 + step + places) % places) - 1 : step > 0 ? 0 : options.length - 1
        setActive({ at: next, of: text })
        onWanted(true)
      } else if (event.key === 'Escape' && isOpen) {
        // Browsers empty a search field at Escape.
        event.preventDefault()
        onWanted(false)
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        onChoose(chosen)
      }
    },
  }))

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && `${m.found(options.length)} ${foot}`}
      </p>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 border-[1.5px] border-frame bg-card">
          {/* Above the list, so that changing suggestions do not move it. */}
          {(foot !== '' || cost !== null) && (
            <p
              className={classNames(
                'border-b border-line px-4 py-2 text-t0 text-ink-2',
                foot === '' && 'md:hidden',
              )}
            >
              {foot}
              {/* On narrow screens the list covers the cost below the box. */}
              {cost !== null && <span className="md:hidden"> {m.cost(cost)}</span>}
            </p>
          )}
          <div
            id={id}
            role="listbox"
            aria-label={m.suggestions}
            className="max-h-[50dvh] overflow-auto"
            // Keeps the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, place) => (
              <Option
                key={`${option.kind} ${option.text} ${option.id}`}
                id={`${id}-${place}`}
                option={option}
                typed={text}
                isActive={place === at}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}

const glyphs = { title: Briefcase, employer: Building2, tag: Tag } as const

type OptionProps = {
  id: string
  option: Suggestion
  typed: string
  isActive: boolean
  onChoose: (suggestion: Suggestion) => void
}

function Option({ id, option, typed, isActive, onChoose }: OptionProps) {
  const m = suggestionMessages
  return (
    <TypedOption
      id={id}
      icon={glyphs[option.kind] ?? Tag}
      text={option.text}
      typed={typed}
      isActive={isActive}
      onChoose={() => onChoose(option)}
    >
      {' '}
      <span className="text-t0 text-ink-2">
        {/* Counts only jobs with the title or tag; a search finds more. */}
        {option.kind === 'employer' ? m.employer(option.count) : (m[option.kind] ?? m.tag)}
      </span>
    </TypedOption>
  )
}
