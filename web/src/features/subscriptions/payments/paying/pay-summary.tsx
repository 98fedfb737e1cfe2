import type { PaymentPreview } from '@hanap/contract/payments/payments'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatDate } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import type { PlanToPay } from './pay-dialog.tsx'
import { payMessages } from './pay-messages.ts'
import { previewNotes } from './preview-words.ts'

export function PaySummary(props: {
  plan: PlanToPay
  isOnTrial: boolean
  preview: UseQueryResult<PaymentPreview>
  total: string
}) {
  const { plan, isOnTrial, preview, total } = props
  const m = payMessages
  const { data } = preview
  return (
    <div className="grid gap-3">
      <div className="pay-summary">
        <span className={`pay-plate paint paint-${plan.id === 3 ? 1 : 4}`} aria-hidden="true">
          <span className="sign-text">{plan.name.slice(0, 1)}</span>
        </span>
        <div>
          <p className="head-text">{plan.name}</p>
          <p className="pay-summary-time">
            <span>{m.oneMonth}</span>
            {data && <span>{m.until(formatDate(data.ends_at))}</span>}
          </p>
        </div>
        <p className="pay-summary-price">
          <b className="head-text">{total}</b>
          <span>{m.perMonth}</span>
        </p>
      </div>
      <div aria-live="polite" className="contents">
        {data &&
          previewNotes(data, isOnTrial, m).map(({ kind, text }) => (
            <Alert key={text} kind={kind}>
              {text}
            </Alert>
          ))}
      </div>
      {preview.isError && !data && (
        <p className="pay-preview-failed">
          {m.previewFailed}
          <Button look="quiet" size="small" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            {m.tryAgain}
          </Button>
        </p>
      )}
    </div>
  )
}
