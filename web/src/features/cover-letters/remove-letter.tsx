import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { letterMessages } from './letters-messages.ts'
import { forgetLists, removeLetter } from './queries.ts'

type RemoveLetterProps = {
  letter: KeptLetter
  onLeaving: (isLeaving: boolean) => void
  /** Called once the page is left, too. */
  onRemoved: () => void
}

export function RemoveLetter({ letter, onLeaving, onRemoved }: RemoveLetterProps) {
  const m = letterMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    onLeaving(true)
    try {
      await removeLetter(letter.id)
    } catch {
      toasts.error(m.removeFailed)
      setRemoving(false)
      setAsked(false)
      onLeaving(false)
      return
    }
    forgetLists(queries)
    toasts.success(m.removed)
    await navigate({ to: pages.letters.path, replace: true })
    // While mounted, the page keeps writing its draft.
    onRemoved()
  }
  return (
    <>
      <Button look="quiet" icon={Trash2} onClick={() => setAsked(true)}>
        {m.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={m.removeTitle}
        confirmText={m.remove}
        cancelText={m.keep}
        danger
        busy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        <p>
          {m.removeText} {letter.is_sent && m.removeSent}
        </p>
      </ConfirmDialog>
    </>
  )
}
