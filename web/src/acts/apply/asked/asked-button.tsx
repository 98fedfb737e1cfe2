import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatCount } from '../../../i18n/format.ts'
import { orderMessages } from '../../../listing/orders/order-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { AskedChecklist, askedProgress } from './asked-checklist.tsx'
import { askedMessages } from './asked-messages.ts'
import type { AskedParts } from './asked-parts.ts'

/** For screens without the column. */
export function AskedButton(props: AskedParts) {
  const m = askedMessages
  const [isOpen, setOpen] = useState(false)
  const { asked } = props
  if (asked.items.length === 0) return null
  return (
    <>
      <Button
        icon={ListChecks}
        look="quiet"
        size="small"
        className="flex-none px-2 font-body font-medium whitespace-nowrap lg:hidden"
        onClick={() => setOpen(true)}
      >
        {m.asks(formatCount(asked.count))}
      </Button>
      {isOpen &&
        createPortal(
          <Dialog
            open
            onClose={() => setOpen(false)}
            title={orderMessages.asksFor}
            subtitle={askedProgress(asked)}
            size="small"
            footer={<Button onClick={() => setOpen(false)}>{m.back}</Button>}
          >
            <AskedChecklist {...props} />
          </Dialog>,
          document.body,
        )}
    </>
  )
}

/** On wide screens, beside the letter. */
export function AskedColumn(props: AskedParts) {
  const { asked } = props
  if (asked.items.length === 0) return null
  return (
    <section className="sheet-side" aria-label={orderMessages.asksFor}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-t3">
        {orderMessages.asksFor}{' '}
        <small className="font-body text-t1 font-normal text-ink-2">{askedProgress(asked)}</small>
      </h3>
      <AskedChecklist {...props} />
    </section>
  )
}
