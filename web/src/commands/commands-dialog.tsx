import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { KeysDialog } from '../features/jobs/keys/keys-hint.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { nextIndex } from '../ui/navigation/next-index.ts'
import { Icon } from '../ui/signs/icon.tsx'
import { actionCommands } from './action-commands.ts'
import type { Command } from './command.ts'
import { CommandList } from './command-list.tsx'
import { findCommands } from './find-commands.ts'
import { jobCommands, openJobCommands } from './job-commands.ts'
import { commandMessages } from './messages.ts'
import { isTheKey } from './open-commands.ts'
import { pageCommands } from './page-commands.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'
import { searchCommand } from './search-command.ts'

/** Longer than any name. */
const MOST_TYPED = 200

/**
 * A combobox in a dialog. The chosen command runs after it closed and the focus returned.
 * @param props.typed typed while this loaded
 */
export function CommandsDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const m = commandMessages
  const id = useId()
  const router = useRouter()
  const queries = useQueryClient()
  const [text, setText] = useState(typed)
  const [at, setAt] = useState(startOf(typed))
  const [isKeys, setKeys] = useState(false)
  const [recent] = useState(recentCommands)
  // At opening, when the focused row is known.
  const [known] = useState(() => [
    ...openJobCommands(router),
    ...actionCommands({ router, queries, onKeys: () => setKeys(true) }),
    ...pageCommands(router, queries),
    ...jobCommands(router, queries),
  ])
  const found = findCommands(known, text, recent, searchCommand(text, router, queries))
  const options = found.flatMap(({ commands }) => commands)
  const active = options[at]

  function type(given: string) {
    setText(given)
    setAt(startOf(given))
  }
  function choose(command: Command) {
    if (command.group !== 'search') rememberCommand(command.id)
    if (command.id !== 'keys') flushSync(onClose)
    command.run()
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = nextIndex(event.key, at, options.length, 'vertical')
    const isOwnKey = isTheKey(event)
    if (next === null && !isOwnKey && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== null) setAt(next)
    else if (isOwnKey) onClose()
    else if (active) choose(active)
  }

  if (isKeys) {
    return (
      <Suspense>
        <KeysDialog onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Dialog open onClose={onClose} title={m.title} closeOnBackdrop>
      <div className="input-box" onKeyDown={press}>
        <Icon of={Search} />
        <input
          className="input"
          type="text"
          role="combobox"
          aria-label={m.box}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${at}`}
          placeholder={m.box}
          maxLength={MOST_TYPED}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <CommandList id={id} found={found} typed={text} active={at} onChoose={choose} />
    </Dialog>
  )
}

/** Without typing or moving, Enter does nothing. */
const startOf = (text: string) => (text.trim() === '' ? -1 : 0)
