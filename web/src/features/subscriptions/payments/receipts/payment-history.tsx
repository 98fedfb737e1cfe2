import '../payments.css'
import type { Payment } from '@hanap/contract/payments/payments'
import { plans } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { seemsOffline } from '../../../../api/problems/problems.ts'
import { formatDate, formatPeso } from '../../../../i18n/format.ts'
import { translate } from '../../../../i18n/translate.ts'
import { ListFailed } from '../../../../page/failing/list-failed.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../../../../ui/surfaces/table.tsx'
import { wasCharged } from '../following/was-charged.ts'
import { paymentMessages } from '../messages.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import { PaymentStatus } from '../payment-status.tsx'
import { paymentsQuery } from '../queries.ts'

/** Fits a screen; monthly payments add up over a year. */
const SHOWN_AT_FIRST = 6

/** Renders nothing without payments. */
export function PaymentHistory() {
  const m = paymentMessages
  const id = useId()
  const { data: payments, error, refetch } = useQuery(paymentsQuery)
  const [isWhole, setWhole] = useState(false)
  if (!payments && !error) return null
  if (payments?.length === 0) return null
  const rows = isWhole ? payments : payments?.slice(0, SHOWN_AT_FIRST)
  return (
    <section className="payment-history" aria-labelledby={id}>
      <h2 id={id}>{m.history}</h2>
      {rows ? (
        <div className="frame overflow-clip rounded-card">
          <Table caption={m.history} columns={columnsOf(m)} rows={rows} rowKey={(payment) => payment.id} />
        </div>
      ) : (
        <ListFailed text={m.historyFailed} isOffline={seemsOffline(error)} onRetry={() => void refetch()} />
      )}
      {rows && payments && rows.length < payments.length && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {m.showAll(payments.length)}
        </Button>
      )}
    </section>
  )
}

function columnsOf(m: typeof paymentMessages): TableColumn<Payment>[] {
  return [
    { id: 'date', header: m.date, cell: (payment) => formatDate(dateOf(payment)) },
    { id: 'status', header: m.status, cell: (payment) => <PaymentStatus payment={payment} /> },
    {
      id: 'plan',
      header: m.plan,
      cell: (payment) => (
        <>
          {plans[payment.plan_type].name}
          <PaymentNote payment={payment} />
        </>
      ),
    },
    {
      id: 'amount',
      header: m.amountHead,
      align: 'end',
      cell: ({ amount, refunded }) => (
        <>
          <span className="head-text">{formatPeso(amount, { cents: true })}</span>
          {refunded > 0 && (
            <span className="block text-t0 text-ink-2">
              {m.givenBack(formatPeso(refunded, { cents: true }))}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'receipt',
      header: m.actions,
      wide: true,
      align: 'end',
      cell: (payment) => {
        const [words, name] = wasCharged(payment) ? [m.receipt, m.receiptOf] : [m.details, m.detailsOf]
        return (
          <Link
            to={pages.receipt.path}
            params={{ id: payment.id }}
            className="inline-flex min-h-11 items-center"
            aria-label={name(plans[payment.plan_type].name, formatDate(dateOf(payment)))}
          >
            {words}
          </Link>
        )
      },
    },
  ]
}

/** Why it failed, or where it waits for the seeker. */
function PaymentNote({ payment }: { payment: Payment }) {
  const m = paymentMessages
  const bankUrl = readBankUrl(payment.next_action_url)
  if (bankUrl) {
    return (
      <a
        href={bankUrl}
        className="flex min-h-11 items-center text-t1"
        aria-label={m.confirmPayment(plans[payment.plan_type].name, formatDate(dateOf(payment)))}
      >
        {m.confirmAtBank}
      </a>
    )
  }
  if (!payment.error_message) return null
  return <span className="block max-w-prose text-t0 text-ink-2">{translate(payment.error_message)}</span>
}

const dateOf = ({ paid_at, created_at }: Payment) => paid_at ?? created_at
