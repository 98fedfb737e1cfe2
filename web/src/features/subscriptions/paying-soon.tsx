import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { subscriptionMessages } from './messages.ts'

/** Says honestly that cards cannot be charged yet. @param props.plan the plan asked for; null: closed */
export function PayingSoon({ plan, onClose }: { plan: string | null; onClose: () => void }) {
  const m = useMessages(subscriptionMessages)
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={m.soonTitle(plan ?? '')}
      size="small"
      closeOnBackdrop
      footer={
        <Button look="primary" onClick={onClose}>
          {m.close}
        </Button>
      }
    >
      <p>{m.soonText}</p>
    </Dialog>
  )
}
