import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureMessages } from '../page/failing/failure-messages.ts'
import { Icon } from '../ui/signs/icon.tsx'
import { useToasts } from '../ui/toasts/toast.tsx'
import { entryMessages } from './entry-messages.ts'
import { followCommands, openCommands } from './open-commands.ts'

/** A button on wide screens, and the key everywhere. The commands load on first use. */
export function CommandsEntry() {
  const m = entryMessages
  const toasts = useToasts()
  const [dialog, setDialog] = useState<ReactNode>()
  useEffect(
    () =>
      followCommands(async (typed) => {
        const part = await import('./commands-dialog.tsx').catch(() => null)
        const text = typed()
        if (!part) return void toasts.error(failureMessages.offlineText)
        const opened = <part.CommandsDialog typed={text} onClose={() => setDialog(null)} />
        // The next key is meant for it.
        flushSync(() => setDialog(opened))
      }),
    [toasts],
  )
  return (
    <>
      <button type="button" className="icon-button commands-button" onClick={openCommands}>
        <Icon of={Search} />
        <span className="sr-only">{m.open}</span> <kbd>{m.key}</kbd>
      </button>
      {dialog}
    </>
  )
}
