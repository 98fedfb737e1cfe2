import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { applyMessages } from '../apply-messages.ts'
import { FinishByHand, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'

/** Applying goes through the seeker's own board account. @param props.provider null while it is closed */
export function IntegrationRequiredDialog(props: {
  provider: string | null
  /** The listing on the board. */
  url: string
  hand: HandToFinishBy
  onSettings: () => void
  onClose: () => void
}) {
  const { provider, url, hand, onSettings, onClose } = props
  const m = applyMessages
  return (
    <Dialog
      open={provider !== null}
      onClose={onClose}
      title={m.integrationTitle(provider ?? '')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button look="primary" onClick={onSettings} data-autofocus>
            {m.toSettings}
          </Button>
        </>
      }
    >
      <p>{m.integrationText(provider ?? '')}</p>
      <p className="text-ink-2">{m.integrationKept}</p>
      <FinishByHand url={url} hand={hand} />
    </Dialog>
  )
}
