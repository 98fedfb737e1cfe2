import { AccountGate } from './account/account-gate.tsx'
import type { HandToFinishBy } from './by-hand/finish-by-hand.tsx'
import { LetterRequiredDialog } from './letter/letter-required-dialog.tsx'
import { ApplicationErrorDialog } from './outcome/application-error-dialog.tsx'
import { SendingUnknownDialog } from './outcome/sending-unknown-dialog.tsx'
import type { ApplicationError } from './queries.ts'

export type ApplyPopup =
  | { kind: 'letter' }
  | { kind: 'integration'; provider: string; onWrite?: () => void }
  | { kind: 'error'; error: ApplicationError }
  | { kind: 'unknown'; error: ApplicationError }

/** One at a time. @param props.url the listing on the board */
export function ApplyPopups(props: {
  popup: ApplyPopup | null
  url: string
  hand: HandToFinishBy
  onSettings: () => void
  onClose: () => void
}) {
  const { popup, url, hand, onSettings, onClose } = props
  return (
    <>
      <LetterRequiredDialog open={popup?.kind === 'letter'} onClose={onClose} />
      {popup?.kind === 'integration' && (
        <AccountGate
          provider={popup.provider}
          url={url}
          hand={hand}
          onWrite={popup.onWrite}
          onConnect={onSettings}
          onClose={onClose}
        />
      )}
      <ApplicationErrorDialog
        error={popup?.kind === 'error' ? popup.error : null}
        hand={hand}
        onSettings={onSettings}
        onClose={onClose}
      />
      <SendingUnknownDialog
        error={popup?.kind === 'unknown' ? popup.error : null}
        url={url}
        hand={hand}
        onClose={onClose}
      />
    </>
  )
}
