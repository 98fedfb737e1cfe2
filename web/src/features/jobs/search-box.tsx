import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { MAX_TERM } from './job-search-params.ts'
import { jobMessages } from './messages.ts'

type SearchBoxProps = {
  /** The words searched for now. */
  search: string
  onSearch: (term: string) => void
  onViewAll: () => void
}

/** One box for words, and the way to everything. An empty term is not searched for. */
export function SearchBox({ search, onSearch, onViewAll }: SearchBoxProps) {
  const m = useMessages(jobMessages)
  const toasts = useToasts()
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  // Back, forward and Reset change the words from outside.
  if (shown !== search) {
    setShown(search)
    setText(search)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const term = text.trim()
    if (term === '') toasts.warning(m.emptySearchTitle, m.emptySearchText)
    else onSearch(term)
  }

  return (
    <form role="search" className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto]" onSubmit={submit} noValidate>
      <span className="input-box">
        <Icon of={Search} />
        <input
          className="input min-h-13 border-ink text-[1.0625rem] dark:border-ink-2"
          type="search"
          name="search"
          aria-label={m.searchLabel}
          placeholder={m.searchPlaceholder}
          maxLength={MAX_TERM}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-[auto_auto]">
        <Button type="submit" look="primary" className="min-h-13 max-md:px-2">
          {m.searchJobs}
        </Button>
        <Button className="min-h-13 max-md:px-2" onClick={onViewAll}>
          {m.viewAllJobs}
        </Button>
      </div>
    </form>
  )
}
