import type { Order } from '@hanap/contract/jobs/orders'
import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import type { PlaceWords } from '../by-hand/copy-and-open.tsx'
import { HandSteps, type HandToFinishBy } from '../by-hand/finish-by-hand.tsx'
import type { JobToApplyTo } from '../job-to-apply-to.ts'
import { askedMessages } from './asked-messages.ts'
import { contactAddress } from './contact-address.ts'
import { elsewhereOf } from './elsewhere-order.ts'

/** Shown before the seeker writes: they can take the letter along and say what they did. */
export function AppliesElsewhere({ job, hand }: { job: JobToApplyTo; hand: HandToFinishBy }) {
  const m = askedMessages
  const order = elsewhereOf(job.orders ?? [])
  if (!order) return null
  const place = placeOf(order, hand.letter.subject)
  return (
    <Alert kind="info" title={m.elsewhere}>
      <p>
        {wayWords(order)} {place === null && order.kind === 'outside-contact' && m.elsewhereHidden}{' '}
        {m.elsewhereText}
      </p>
      <div className="mt-2 grid justify-items-start gap-2 [&>p:empty]:absolute">
        <HandSteps url={place?.url ?? job.url} hand={hand} words={place?.words} isElsewhere />
      </div>
    </Alert>
  )
}

/** Null if only the job's page can tell. */
function placeOf(order: Order, subject: string): { url: string; words: PlaceWords } | null {
  const m = askedMessages
  const contact = contactAddress(order, subject)
  if (contact) {
    const { url, shown } = contact
    return { url, words: { copy: m.copyAndContact(shown), open: m.contactThem(shown) } }
  }
  const { kind, url = '' } = order
  if (!isWebAddress(url)) return null
  const form = { copy: m.copyAndOpenForm, open: m.openForm }
  return { url, words: kind === 'link-form' ? form : { copy: m.copyAndOpen, open: m.openThere } }
}

function wayWords({ kind, channel }: Order): string {
  const m = askedMessages
  if (kind === 'link-form') return m.elsewhereForm
  return channel !== undefined && !channel.includes(' ') ? m.elsewhereContact(channel) : m.elsewhereOther
}
