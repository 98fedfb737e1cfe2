import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { applyMessages } from '../apply-messages.ts'

export function LetterRequiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = applyMessages
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.letterRequiredTitle}
      size="small"
      footer={
        <Button look="primary" onClick={onClose} data-autofocus>
          {m.writeLetter}
        </Button>
      }
    >
      <p>{m.letterRequired}</p>
    </Dialog>
  )
}
