import {
  checkPaymentForm,
  type PaymentField,
  type PaymentForm,
  paymentTexts,
} from '@hanap/contract/payment-form'
import type { PaymentPreview } from '@hanap/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../api/browser-session.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isApiProblem, NetworkProblem } from '../../api/problems.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useMessages } from '../../i18n/language.tsx'
import { leaveSite } from '../social-sign-in/leave-site.ts'
import { type BegunPayment, begunOf } from './begun-address.ts'
import { rememberPayment } from './begun-payment.ts'
import { prepareCard } from './card-door.ts'
import { type Charged, chargeCard, type Means } from './charge.ts'
import { type BeforeSending, lookForPayment, newcomer } from './look-for-payment.ts'
import { payMessages } from './pay-messages.ts'
import { doesSame } from './preview-words.ts'
import { askPayments, cardModeQuery, paymentsKey, paymentsQuery, previewQuery } from './queries.ts'

/** What the dialog says of the last attempt. */
export type PayNotice = {
  kind: 'error' | 'warning'
  text: string
  /** The field it is about; null for the attempt as a whole. */
  field: PaymentField | null
  /** Where an earlier payment can still be confirmed. */
  bankUrl?: string | null
}

export type PayState =
  | { phase: 'form'; notice: PayNotice | null }
  | { phase: 'sending' }
  /** The answer got lost; it is asked what became of it. */
  | { phase: 'looking' }
  | { phase: 'to-bank'; url: string; begun: BegunPayment }

/** One attempt: repeated word for word it is charged once. */
type Attempt = { key: string; before: BeforeSending; methodId: string | null }

/**
 * Pays for a plan. Neither the card's number nor its CVC is kept here: they are handed through, and live in the form.
 * @param given.onBegun the payment is under way, and the dialog is done
 * @param given.onLeaving the browser is about to leave for the bank, and may keep the page as it is then
 * @param given.onSignedOut nobody is signed in any more; `isLost` where an earlier try may have been charged, otherwise
 * nothing was
 */
export function usePay(given: {
  planId: BegunPayment['plan_id']
  price: number
  onBegun: (begun: BegunPayment) => void
  onLeaving: () => void
  onSignedOut: (isLost: boolean) => void
}) {
  const { planId, price, onBegun } = given
  const m = useMessages(payMessages)
  const queries = useQueryClient()
  const [state, setState] = useState<PayState>({ phase: 'form', notice: null })
  const attempt = useRef<Attempt | null>(null)
  /** What was known before the first try whose answer got lost, until it is known what became of it. */
  const lost = useRef<BeforeSending | null>(null)
  const isBusy = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => here.abort()
  }, [])

  const say = (text: string, more: Partial<PayNotice> = {}) =>
    setState({ phase: 'form', notice: { kind: 'error', text, field: null, ...more } })
  /** It is sure that nothing was charged: whatever is sent next is another attempt. */
  function refuse(text: string, more: Partial<PayNotice> = {}) {
    attempt.current = null
    say(text, more)
  }
  function explainUnsent(problem: unknown) {
    if (isApiProblem(problem, 'unauthenticated')) given.onSignedOut(lost.current !== null)
    else if (lost.current) say(m.unknownNoAnswer, { kind: 'warning' })
    else if (problem instanceof NetworkProblem) say(m.notSent)
    else say(paymentTexts.requestFailed)
  }

  /** What became of the try whose answer got lost, by the list as it is now; true where nothing more is to be sent. */
  async function wasFound(before: BeforeSending): Promise<boolean> {
    const found = newcomer(await askPayments(leaving.current.signal), before)
    if (!found) return false
    lost.current = null
    if (found.status === 'FAILED') {
      // With other details than those that were refused it is another attempt, which was asked for just now.
      if (!attempt.current) return false
      refuse(found.error_message || paymentTexts.failed)
    } else onBegun(begunOf(found))
    return true
  }

  /** Before anything is sent: would it still do what the dialog says? Another tab may have paid. */
  async function isAsShown(shown: PaymentPreview | undefined): Promise<boolean> {
    const fresh = await queries.fetchQuery({ ...previewQuery(planId), staleTime: 0, retry: false })
    if (doesSame(shown, fresh, price)) return true
    say(m.changed, { kind: 'warning' })
    return false
  }

  async function send(form: PaymentForm, shown: PaymentPreview | undefined): Promise<void> {
    let means: Means
    let now: Attempt
    try {
      if (lost.current && (await wasFound(lost.current))) return
      if (!(await isAsShown(shown))) return
      const mode = await queries.fetchQuery({ ...cardModeQuery, retry: false })
      if (mode?.mode === 'none') return refuse(m.notTaken)
      now = attempt.current ??= begin()
      const prepared = await prepareCard(form, mode, now.methodId, m)
      if ('refusal' in prepared) return refuse(prepared.refusal, { field: prepared.field })
      now.methodId = prepared.methodId
      means = prepared.means
    } catch (problem) {
      return explainUnsent(problem)
    }
    await settle(await chargeCard({ planId, form, means, key: now.key }), now)
  }

  function begin(): Attempt {
    const known = queries.getQueryData(paymentsQuery.queryKey)
    const before = { known: known ? new Set(known.map(({ id }) => id)) : null, sentAt: serverNow() }
    return { key: newIdempotencyKey(), before, methodId: null }
  }

  async function settle(charged: Charged, now: Attempt): Promise<void> {
    switch (charged.kind) {
      case 'sent':
        return onBegun({ payment_id: charged.paymentId, plan_id: planId })
      case 'bank': {
        const begun = { payment_id: charged.paymentId, plan_id: planId }
        rememberPayment(begun, session.read().user?.id)
        // Who left the page meanwhile is not taken away from another one; the plans page asks on.
        if (leaving.current.signal.aborted) return
        given.onLeaving()
        setState({ phase: 'to-bank', url: charged.url, begun })
        return leaveSite(charged.url)
      }
      case 'bank-address-bad':
        return refuse(m.bankAddressBad)
      case 'refused':
        // It may be said because of a payment that another tab began.
        void queries.invalidateQueries({ queryKey: paymentsKey })
        if (lost.current === now.before) lost.current = null
        return refuse(charged.text, { field: charged.field, bankUrl: charged.bankUrl })
      case 'signed-out':
        return given.onSignedOut(lost.current !== null)
      case 'unknown':
        return find(now)
    }
  }

  /** The answer got lost. It is only asked about: whether to press again is the seeker's to say. */
  async function find(now: Attempt): Promise<void> {
    setState({ phase: 'looking' })
    lost.current ??= now.before
    const found = await lookForPayment(now.before, leaving.current.signal).catch(() => null)
    if (found === null) return
    if (found === 'not-found') return say(m.unknownNotFound, { kind: 'warning' })
    if (found === 'no-answer') return say(m.unknownNoAnswer, { kind: 'warning' })
    lost.current = null
    if (found.status === 'FAILED') return refuse(found.error_message || paymentTexts.failed)
    onBegun(begunOf(found))
  }

  return {
    state,
    /** Checks the form, and sends it once however often it is asked while it is under way. */
    async pay(form: PaymentForm, shown: PaymentPreview | undefined): Promise<void> {
      if (isBusy.current) return
      const failed = checkPaymentForm(form)
      if (failed) return say(failed.text, { field: failed.field })
      if (navigator.onLine === false) return explainUnsent(new NetworkProblem('offline'))
      isBusy.current = true
      setState({ phase: 'sending' })
      try {
        await send(form, shown)
      } finally {
        isBusy.current = false
      }
    },
    /** Something was typed: what is sent next is another attempt, and what was said of that field is over. */
    change(field: PaymentField) {
      if (!isBusy.current) attempt.current = null
      const isOver = state.phase === 'form' && state.notice?.field === field
      if (isOver) setState({ phase: 'form', notice: null })
    },
  }
}
