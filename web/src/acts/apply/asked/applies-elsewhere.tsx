import type { Order } from '@hanap/contract/jobs/orders'
import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { HandSteps, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'
import type { JobToApplyTo } from '../job-to-apply-to.ts'
import { askedMessages } from './asked-messages.ts'

/** A required way outside the board. */
function elsewhereOf({ orders = [] }: JobToApplyTo): Order | undefined {
  return orders.find(
    ({ kind, required, doubt }) => required && !doubt && (kind === 'link-form' || kind === 'outside-contact'),
  )
}

/** Shown before the seeker writes: they can take the letter along and say what they did. */
export function AppliesElsewhere({ job, hand }: { job: JobToApplyTo; hand: HandToFinishBy }) {
  const m = askedMessages
  const order = elsewhereOf(job)
  if (!order) return null
  const { url = '' } = order
  const isKnown = isWebAddress(url)
  return (
    <Alert kind="info" title={m.elsewhere}>
      <p>
        {wayWords(order)} {m.elsewhereText}
      </p>
      <div className="mt-2 grid justify-items-start gap-2 [&>p:empty]:absolute">
        <HandSteps
          url={isKnown ? url : job.url}
          hand={hand}
          words={isKnown ? placeWords(order) : undefined}
        />
      </div>
    </Alert>
  )
}

function placeWords({ kind }: Order) {
  const m = askedMessages
  if (kind === 'link-form') return { copy: m.copyAndOpenForm, open: m.openForm }
  return { copy: m.copyAndOpen, open: m.openThere }
}

function wayWords({ kind, channel }: Order): string {
  const m = askedMessages
  if (kind === 'link-form') return m.elsewhereForm
  return channel !== undefined && !channel.includes(' ') ? m.elsewhereContact(channel) : m.elsewhereOther
}
