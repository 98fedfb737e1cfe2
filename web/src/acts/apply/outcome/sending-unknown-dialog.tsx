import { pages } from '@hanap/contract/site/pages'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { ErrorPoints } from '../account/error-points.tsx'
import { applyMessages } from '../apply-messages.ts'
import { BoardLink } from '../by-hand/board-link.tsx'
import { FinishByHand, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'
import type { ApplicationError } from '../queries.ts'

type SendingUnknownProps = {
  /** Null while closed. */
  error: ApplicationError | null
  /** The listing on the board. */
  url: string
  hand: HandToFinishBy
  onClose: () => void
}

/**
 * Not a failure, and nothing to send again: the board may have it. Finishing by hand needs the seeker's word that
 * they checked.
 */
export function SendingUnknownDialog(props: SendingUnknownProps) {
  const { error, onClose } = props
  const m = applyMessages
  return (
    <Dialog
      open={error !== null}
      onClose={onClose}
      title={m.unknownTitle}
      footer={
        <>
          <ButtonLink to={pages.applications.path} look="primary">
            {m.toApplications}
          </ButtonLink>
          <Button onClick={onClose}>{m.close}</Button>
        </>
      }
    >
      {error && <WhatIsKnown {...props} error={error} />}
    </Dialog>
  )
}

function WhatIsKnown({ error, url, hand }: SendingUnknownProps & { error: ApplicationError }) {
  const m = applyMessages
  const [hasLooked, setLooked] = useState(false)
  const { reason = error.message, possible_causes = [], suggestions = [] } = error.details ?? {}
  const address = error.details?.job_url || url
  return (
    <>
      <Alert kind="warning">
        <p>{reason}</p>
      </Alert>
      <ErrorPoints title={m.causes} items={possible_causes} />
      <ErrorPoints title={m.suggestions} items={suggestions} />
      <section className="grid justify-items-start gap-2">
        <h3>{m.lookFirst}</h3>
        <p>{m.lookFirstText}</p>
        <BoardLink url={address} />
        <Button aria-expanded={hasLooked} onClick={() => setLooked(!hasLooked)}>
          {m.notInSentList}
        </Button>
      </section>
      {hasLooked && <FinishByHand url={address} hand={hand} text={m.byHandAfterLook} />}
    </>
  )
}
