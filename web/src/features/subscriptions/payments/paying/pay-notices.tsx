import { translate } from '../../../../i18n/translate.ts'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { useSettled } from '../../../../ui/use-settled.ts'
import { PaymentSteps } from '../following/payment-steps.tsx'
import { payMessages } from './pay-messages.ts'
import type { PayState } from './pay-state.ts'

const LONG_MS = 8000

/** Field errors show at their fields. */
export function PayNotices({ state, isAskedToClose }: { state: PayState; isAskedToClose: boolean }) {
  const m = payMessages
  const { phase } = state
  const isSending = phase === 'sending'
  const words = { sending: m.sending, looking: m.unknown, waiting: m.waiting }
  const isLong = useSettled(isSending, LONG_MS, false) && isSending
  if (phase === 'form') {
    const { notice } = state
    if (!notice || notice.field) return null
    return (
      <div data-notice className="scroll-mb-5">
        <Alert kind={notice.kind} live>
          {notice.lead && <p className="font-medium">{translate(notice.lead)}</p>}
          <p>{translate(notice.text)}</p>
          {notice.bankUrl && (
            <p>
              <a href={notice.bankUrl}>{m.finishAtBank}</a>
            </p>
          )}
        </Alert>
      </div>
    )
  }
  return (
    <div data-notice className="grid scroll-mb-5 gap-3">
      <PaymentSteps step={phase === 'to-bank' ? 'bank' : 'checking'} />
      {phase === 'to-bank' ? (
        <Alert kind="info" live>
          <p>{m.toBank}</p>
          <p>
            <a href={state.url}>{m.openBank}</a>
          </p>
        </Alert>
      ) : (
        <p role="status" className="text-t1 text-ink-2">
          {isLong ? m.sendingLong : words[phase]}
        </p>
      )}
      {isAskedToClose && (
        <Alert kind="warning" live>
          {m.notNow}
        </Alert>
      )}
    </div>
  )
}
