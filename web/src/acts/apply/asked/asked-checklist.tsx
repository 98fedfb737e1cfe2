import { isForTheirForm } from '@hanap/contract/letters/followed-orders'
import { bansBoard, bansResume, canPutIn } from '@hanap/contract/letters/shown-orders'
import { formatCount } from '../../../i18n/format.ts'
import { AskedLine } from '../../../listing/orders/asked-for.tsx'
import { orderMessages } from '../../../listing/orders/order-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Attached, Facts, LeftOut, PutIn, Questions, Said, TheirWords } from './asked-acts.tsx'
import { askedMessages } from './asked-messages.ts'
import type { ActProps, AskedParts } from './asked-parts.ts'
import { DoneMark } from './done-mark.tsx'
import type { AskedList } from './use-asked.ts'

/** Ticked if the letter shows it or the seeker says so; otherwise to be put in. */
export function AskedChecklist(props: AskedParts) {
  const { items, count } = props.asked
  const more = count - items.length
  return (
    <>
      <ul className="rows">
        {items.map((item) => (
          <li key={`${item.key} ${item.order.field} ${item.order.start}`}>
            <AskedLine
              order={item.order}
              end={<DoneMark done={item.done} missing={item.isLeft ? askedMessages.leftOut : undefined} />}
            />
            <div className="grid gap-2 pl-8 not-empty:pb-3 [&>.button]:justify-self-start">
              {!props.isReadOnly && !item.isLeft && <Act {...props} item={item} />}
              {!props.isReadOnly && <LeftOut {...props} item={item} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-t0 text-ink-2">
        {more > 0 && `${orderMessages.more(formatCount(more))} `}
        {orderMessages.mayMiss}
      </p>
    </>
  )
}

export function askedProgress({ count, done }: AskedList): string {
  return askedMessages.progress(formatCount(done), formatCount(count))
}

function Act(props: ActProps) {
  const { item, asked, resume } = props
  const m = askedMessages
  const { order, met } = item
  const isHers = met === 'unknown' || bansBoard(order)
  if (met === 'no' && bansResume(order)) {
    return (
      <Button size="small" onClick={() => resume.setLink('')}>
        {m.leaveLinkOut}
      </Button>
    )
  }
  if (met === 'no' && canPutIn(order, asked.name)) return <PutIn {...props} />
  return (
    <>
      {(order.kind === 'subject-line' || order.kind === 'include-phrase') &&
        met !== 'yes' &&
        !isForTheirForm(order) && <TheirWords {...props} />}
      {order.kind === 'answer-questions' && <Questions {...props} />}
      {met === 'unknown' && order.kind === 'attach' && !order.doubt && <Attached {...props} />}
      {order.kind === 'state' && <Facts {...props} />}
      {isHers && !item.isPlaced && <Said {...props} />}
    </>
  )
}
