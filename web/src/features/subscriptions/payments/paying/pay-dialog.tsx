import './pay.css'
import '../payments.css'
import type { PaymentField, PaymentForm } from '@hanap/contract/payments/payment-form'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { session } from '../../../../api/session/browser-session.ts'
import { formatPeso } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import type { BegunHow, BegunPayment } from '../following/begun-address.ts'
import { previewQuery } from '../queries.ts'
import { PayFields } from './pay-fields.tsx'
import { payMessages } from './pay-messages.ts'
import { PayNotices } from './pay-notices.tsx'
import { PaySummary } from './pay-summary.tsx'
import { usePay } from './use-pay.ts'

export type PlanToPay = { id: 2 | 3; name: string; price: number }

/**
 * Typed text survives failures, but not closing or the payment's start.
 * @param props.onBegun the payment has begun; the page follows it
 */
export function PayDialog(props: {
  plan: PlanToPay
  isOnTrial: boolean
  onBegun: (begun: BegunPayment, how: BegunHow) => void
  onClose: () => void
}) {
  const { plan, isOnTrial, onBegun, onClose } = props
  const m = payMessages
  const toasts = useToasts()
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(startingForm)
  const [isAsked, setAsked] = useState(false)
  const preview = useQuery(previewQuery(plan.id))
  const emptyCard = () => setForm((typed) => ({ ...typed, number: '', cvc: '' }))
  const { state, pay, change } = usePay({
    planId: plan.id,
    price: plan.price,
    onBegun: (sent, isFound) => onBegun(sent, isFound ? 'found' : 'sent'),
    onLeaving: emptyCard,
    onSignedOut(isLost) {
      toasts.error(isLost ? m.sessionOverLost : m.sessionOver)
      onClose()
    },
  })
  const isSending = state.phase === 'sending'
  const isBusy = state.phase !== 'form'
  const notice = state.phase === 'form' ? state.notice : null

  useEffect(() => {
    const fields = formElement.current?.elements
    const place = notice && fields?.namedItem(notice.field ?? 'complete')
    if (place instanceof HTMLElement) place.focus()
    formElement.current?.querySelector('[data-notice]')?.scrollIntoView({ block: 'nearest' })
  }, [notice, state.phase])

  // The browser may cache the page for Back, so the card is cleared first.
  const begun = state.phase === 'to-bank' ? state.begun : null
  const leave = useEffectEvent(() => flushSync(emptyCard))
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && begun) onBegun(begun, 'back')
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    window.addEventListener('pagehide', () => leave(), { signal })
    window.addEventListener('pageshow', (event) => comeBack(event), { signal })
    return () => left.abort()
  }, [])

  function type(field: PaymentField, value: string) {
    setForm((typed) => ({ ...typed, [field]: value }))
    change(field)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(false)
    void pay(form, preview.data)
  }
  /** Closing now would hide the outcome. */
  function close() {
    if (isSending) setAsked(true)
    else if (begun) onBegun(begun, 'back')
    else onClose()
  }

  const errors = notice?.field ? { [notice.field]: notice.text } : {}
  const total = formatPeso(preview.data?.amount ?? plan.price, { cents: true })
  return (
    <Dialog
      open
      onClose={close}
      closeOnBackdrop
      title={m.title}
      footer={
        <>
          <div className="pay-foot">
            <p className="pay-total">
              <span>
                {m.total} <b className="head-text">{total}</b>
              </span>
              <span>{m.chargedOnce}</span>
            </p>
            <p className="pay-provider">
              <Icon of={Lock} size="small" />
              {m.provider}
            </p>
          </div>
          <Button onClick={close} disabled={isSending}>
            {m.cancel}
          </Button>
          <Button
            type="submit"
            name="complete"
            form={formId}
            look="primary"
            disabled={isBusy}
            busy={isBusy}
            busyText={m.processing}
          >
            {m.complete}
          </Button>
        </>
      }
    >
      <form ref={formElement} id={formId} noValidate onSubmit={submit} className="pay-form">
        <PaySummary plan={plan} isOnTrial={isOnTrial} preview={preview} total={total} />
        <PayFields form={form} errors={errors} isReadOnly={isBusy} onChange={type} />
        <PayNotices state={state} isAskedToClose={isAsked && isSending} />
      </form>
    </Dialog>
  )
}

/** Only the seeker's email and phone are filled in. */
function startingForm(): PaymentForm {
  const { user } = session.read()
  const { email = '', phone_number = '' } = user ?? {}
  return { number: '', month: '', year: '', cvc: '', name: '', email, phone: phone_number }
}
