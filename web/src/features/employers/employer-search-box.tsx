import { Search } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { directoryMessages } from './directory-messages.ts'
import { MAX_NAME, readName } from './employers-search.ts'

/** One box for a name; an empty one shows everybody. */
export function EmployerSearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const m = useMessages(directoryMessages)
  const [text, setText] = useState(name)
  const [shown, setShown] = useState(name)
  // Back, forward and 'Show All Employers' change the name from outside.
  if (shown !== name) {
    setShown(name)
    setText(name)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onSearch(readName(text))
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
          maxLength={MAX_NAME}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <Button type="submit" look="primary" className="min-h-13">
        {m.search}
      </Button>
    </form>
  )
}
