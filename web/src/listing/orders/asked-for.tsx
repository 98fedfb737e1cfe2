import type { JobDetail } from '@hanap/contract/jobs/job-details'
import type { Order } from '@hanap/contract/jobs/orders'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { orderMessages } from './order-messages.ts'
import { orderWords } from './order-words.ts'

/** A button shows the job's own words. */
export function AskedFor(props: { job: JobDetail; heading: 'h2' | 'h3' }) {
  const { job, heading: Heading } = props
  const m = orderMessages
  const count = job.orders_count
  const more = count - job.orders.length
  return (
    <section className="grid gap-3 border-t border-line py-5">
      <Heading className="flex flex-wrap items-baseline justify-between gap-x-3 text-t3">
        {m.asksFor}{' '}
        <small className="font-body text-t1 font-normal text-ink-2">
          {m.things(formatCount(count), count === 1)}
        </small>
      </Heading>
      <ul className="rows border-y border-line">
        {job.orders.map((order) => (
          <li key={`${order.kind} ${order.what ?? ''} ${order.field} ${order.start}`}>
            <AskedLine order={order} />
          </li>
        ))}
      </ul>
      <p className="text-t0 text-ink-2">
        {more > 0 && `${m.more(formatCount(more))} `}
        {m.mayMiss}
      </p>
    </section>
  )
}

/** @param props.end such as whether it is done */
export function AskedLine({ order, end }: { order: Order; end?: ReactNode }) {
  const m = orderMessages
  const { icon, title, code, hint } = orderWords(order)
  return (
    <details className="group/order">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[20px_minmax(0,1fr)_auto_20px] items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} />
        <span className="grid wrap-anywhere">
          <span>
            {title}{' '}
            {code && (
              <b className="border-b-2 border-mango-edge bg-yellow-tint px-1 head-text text-t1">{code}</b>
            )}
          </span>
          <small className="line-clamp-2 text-t1 text-ink-2">
            {[order.source === 'model' ? m.byModel : !order.required && m.optional, hint]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <span>{end}</span>
        <Icon of={ChevronDown} size="small" className="group-open/order:rotate-180" />
      </summary>
      <div className="mb-3 ml-8 border-l-4 border-mango pl-3 text-t1 wrap-anywhere">
        <q>{order.quote}</q>
        {order.below && <p className="pt-1 whitespace-pre-line">{order.below}</p>}
        {order.questions && (
          <ol className="grid list-decimal gap-1 pt-1 pl-5">
            {order.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        )}
      </div>
    </details>
  )
}
