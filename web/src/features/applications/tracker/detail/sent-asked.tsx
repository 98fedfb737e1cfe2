import type { Asked } from '@hanap/contract/applications/asked'
import { MOST_ORDERS } from '@hanap/contract/jobs/orders'
import { DoneMark } from '../../../../acts/apply/asked/done-mark.tsx'
import { formatCount } from '../../../../i18n/format.ts'
import { AskedLine } from '../../../../listing/orders/asked-for.tsx'
import { orderMessages } from '../../../../listing/orders/order-messages.ts'
import { askedMessages } from './asked-messages.ts'

/** The listing's orders at that time, and how the seeker met each. */
export function SentAsked({ asked }: { asked: readonly Asked[] | null }) {
  const m = askedMessages
  if (!asked || asked.length === 0) return null
  const more = asked.length - MOST_ORDERS
  return (
    <section className="grid gap-2">
      <h3 className="text-t1">{m.title}</h3>
      <ul className="rows border-y border-line">
        {asked.slice(0, MOST_ORDERS).map((one) => (
          <li key={`${one.kind} ${one.what ?? ''} ${one.field} ${one.start}`}>
            <AskedLine order={one} end={<DoneMark done={one.done} missing={m.missing} />} />
            {one.done === 'said' && <p className="pb-2 pl-8 text-t0 text-ink-2">{m.saidSo}</p>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-t0 text-ink-2">{orderMessages.more(formatCount(more))}</p>}
    </section>
  )
}
