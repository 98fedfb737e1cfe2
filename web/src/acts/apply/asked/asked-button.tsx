import type { Order } from '@hanap/contract/jobs/orders'
import { CircleCheck, CircleDashed, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../../../api/session/browser-session.ts'
import { formatCount } from '../../../i18n/format.ts'
import { AskedLine } from '../../../listing/orders/asked-for.tsx'
import { orderMessages } from '../../../listing/orders/order-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import type { JobToApplyTo } from '../job-to-apply-to.ts'
import { askedMessages } from './asked-messages.ts'
import { isMet, type Name, withOrder } from './met.ts'

type Letter = { subject: string; content: string }

/** What the job asks for, beside the letter: what the letter shows is ticked, and one press puts words in. */
export function AskedButton(props: {
  job: JobToApplyTo
  letter: Letter
  isReadOnly: boolean
  onChange: (letter: Letter) => void
}) {
  const { job, letter, isReadOnly, onChange } = props
  const m = askedMessages
  const [isOpen, setOpen] = useState(false)
  const { user } = useSession()
  const { orders = [], orders_count: count = orders.length } = job
  if (orders.length === 0) return null
  const name = { first: user?.first_name ?? '', last: user?.last_name ?? '' }
  return (
    <>
      <Button
        icon={ListChecks}
        look="quiet"
        size="small"
        className="flex-none px-2 font-body font-medium whitespace-nowrap"
        onClick={() => setOpen(true)}
      >
        {m.asks(formatCount(count))}
      </Button>
      {isOpen &&
        createPortal(
          <Dialog open onClose={() => setOpen(false)} title={orderMessages.asksFor} size="small">
            <ul className="rows">
              {orders.map((order) => (
                <li key={`${order.kind} ${order.what ?? ''} ${order.start}`}>
                  <AskedLine order={order} end={<Mark order={order} letter={letter} name={name} />} />
                  {!isReadOnly && isMet(order, letter, name) === 'no' && (
                    <div className="pb-3 pl-8">
                      <Button size="small" onClick={() => onChange(withOrder(order, letter, name))}>
                        {m.putIn}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <p className="text-t0 text-ink-2">{orderMessages.mayMiss}</p>
          </Dialog>,
          document.body,
        )}
    </>
  )
}

function Mark({ order, letter, name }: { order: Order; letter: Letter; name: Name }) {
  const m = askedMessages
  const met = isMet(order, letter, name)
  if (met === 'unknown') return null
  return met === 'yes' ? (
    <Icon of={CircleCheck} label={m.done} className="text-green" />
  ) : (
    <Icon of={CircleDashed} label={m.notYet} className="text-ink-2" />
  )
}
