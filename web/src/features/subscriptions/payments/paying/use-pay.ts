import {
  checkPaymentForm,
  type PaymentField,
  type PaymentForm,
  paymentTexts,
} from '@hanap/contract/payments/payment-form'
import type { PaymentPreview } from '@hanap/contract/payments/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { type KeyPlace, keyInMemory } from '../../../../api/call-once.ts'
import { stopIfOver } from '../../../../api/client.ts'
import { isAborted, isApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'
import { serverNow } from '../../../../api/server-clock.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { leaveSite } from '../../../../page/leaving/leave-site.ts'
import { prepareCard } from '../card/card-door.ts'
import { type BegunPayment, begunOf } from '../following/begun-address.ts'
import { rememberPayment } from '../following/begun-payment.ts'
import { askPayments, cardModeQuery, paymentsKey, paymentsQuery, previewQuery } from '../queries.ts'
import { type Charged, chargeCard, type Means } from './charge.ts'
import { inTurn } from './in-turn.ts'
import { type BeforeSending, lookForPayment, newcomer } from './look-for-payment.ts'
import { lostTryOf } from './lost-try.ts'
import { payMessages } from './pay-messages.ts'
import { nextState, type PayNotice, startingState } from './pay-state.ts'
import { doesSame } from './preview-words.ts'

/** Repeating an attempt unchanged charges once. */
type Attempt = { key: KeyPlace; before: BeforeSending; methodId: string | null }

/**
 * Never stores card number and CVC.
 * @param given.onBegun the payment has begun; `isFound` if by an earlier try
 * @param given.onLeaving the browser leaves for the bank, and may cache the page
 * @param given.onSignedOut the session ended; `isLost` if an earlier try may have been charged
 */
export function usePay(given: {
  planId: BegunPayment['plan_id']
  price: number
  onBegun: (begun: BegunPayment, isFound: boolean) => void
  onLeaving: () => void
  onSignedOut: (isLost: boolean) => void
}) {
  const { planId, price } = given
  const m = payMessages
  const queries = useQueryClient()
  const [state, tell] = useReducer(nextState, startingState)
  const attempt = useRef<Attempt | null>(null)
  const [lost] = useState(() => lostTryOf(queries))
  const isBusy = useRef(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => {
      here.abort()
      // The dialog closes on a lost try: the page then shows its outcome.
      if (lost.read()) void queries.invalidateQueries({ queryKey: paymentsKey })
    }
  }, [queries, lost])

  const say = (text: string, more: Partial<PayNotice> = {}) =>
    tell({ event: 'ended', notice: { kind: 'error', text, field: null, ...more } })
  const sayUnknown = (text: string) => say(text, { kind: 'warning', lead: paymentTexts.requestFailed })
  function begun(payment: BegunPayment, isFound = false) {
    lost.forget()
    given.onBegun(payment, isFound)
  }
  /** The next submit is a new attempt. */
  function refuse(text: string, more: Partial<PayNotice> = {}) {
    attempt.current = null
    say(text, more)
  }
  function explainUnsent(problem: unknown) {
    if (isApiProblem(problem, 'unauthenticated')) given.onSignedOut(lost.read() !== null)
    else if (lost.read()) sayUnknown(m.unknownNoAnswer)
    else if (problem instanceof NetworkProblem) say(m.notSent)
    else say(paymentTexts.requestFailed)
  }

  /** Looks up the lost try. @returns true if nothing more may be sent */
  async function wasFound(): Promise<boolean> {
    const before = lost.read()
    const found = before && newcomer(await askPayments(leaving.current.signal), before)
    if (!found) return false
    lost.forget()
    if (found.status === 'FAILED') {
      // The details changed since that refusal, so this is a new attempt.
      if (!attempt.current) return false
      refuse(found.error_message || paymentTexts.failed)
    } else begun(begunOf(found), true)
    return true
  }

  /** Another tab may have paid since the dialog showed what paying does. */
  async function isAsShown(shown: PaymentPreview | undefined): Promise<boolean> {
    const fresh = await queries.fetchQuery({ ...previewQuery(planId), staleTime: 0, retry: false })
    if (doesSame(shown, fresh, price)) return true
    // The lost try may have caused the change.
    if (await wasFound()) return false
    say(m.changed, { kind: 'warning' })
    return false
  }

  /** @returns null if nothing was sent, with the reason shown */
  async function send(form: PaymentForm, shown: PaymentPreview | undefined) {
    let means: Means
    let now: Attempt
    // The session may have ended while waiting for the lock; a call to the provider would not notice.
    stopIfOver()
    try {
      if (await wasFound()) return null
      if (!(await isAsShown(shown))) return null
      const mode = await queries.fetchQuery({ ...cardModeQuery, retry: false })
      if (mode?.mode === 'none') {
        refuse(m.notTaken)
        return null
      }
      now = attempt.current ??= begin()
      const prepared = await prepareCard(form, mode, now.methodId, m)
      if ('refusal' in prepared) {
        refuse(prepared.refusal, { field: prepared.field })
        return null
      }
      now.methodId = prepared.methodId
      means = prepared.means
    } catch (problem) {
      explainUnsent(problem)
      return null
    }
    stopIfOver()
    const onWaiting = () => {
      lost.keep(now.before)
      tell({ event: 'still-made' })
    }
    const { signal } = leaving.current
    return { now, charged: await chargeCard({ planId, form, means, key: now.key, onWaiting, signal }) }
  }

  function begin(): Attempt {
    const known = queries.getQueryData(paymentsQuery.queryKey)
    const before = { known: known ? new Set(known.map(({ id }) => id)) : null, sentAt: serverNow() }
    return { key: keyInMemory(), before, methodId: null }
  }

  async function settle(charged: Charged, now: Attempt): Promise<void> {
    switch (charged.kind) {
      case 'sent':
        return begun({ payment_id: charged.paymentId, plan_id: planId })
      case 'bank': {
        const atBank = { payment_id: charged.paymentId, plan_id: planId }
        lost.forget()
        rememberPayment(atBank, session.read().user?.id)
        // The seeker has left the page; the plans page polls on.
        if (leaving.current.signal.aborted) return
        given.onLeaving()
        tell({ event: 'sent-to-bank', url: charged.url, begun: atBank })
        return leaveSite(charged.url)
      }
      case 'bank-address-bad':
        return refuse(m.bankAddressBad)
      case 'refused':
        return settleRefusal(charged, now)
      case 'signed-out':
        return given.onSignedOut(lost.read() !== null)
      case 'in-progress':
        return find(now, m.unknownInProgress)
      case 'unknown':
        return find(now, m.unknownNotFound)
    }
  }

  /** If a lost try caused the refusal, follows that one. */
  async function settleRefusal(refused: Charged & { kind: 'refused' }, now: Attempt): Promise<void> {
    // Another tab's payment may cause it.
    void queries.invalidateQueries({ queryKey: paymentsKey })
    if (refused.isFinal && lost.read() === now.before) lost.forget()
    const before = lost.read()
    const listed = before && (await askPayments(leaving.current.signal).catch(() => null))
    const found = before && listed && newcomer(listed, before)
    if (found && found.status !== 'FAILED') return begun(begunOf(found), true)
    if (found) lost.forget()
    refuse(refused.text, { field: refused.field, bankUrl: refused.bankUrl })
  }

  /**
   * Only looks for the payment: a retry is the seeker's decision.
   * @param notFound the text if the list lacks it
   */
  async function find(now: Attempt, notFound: string): Promise<void> {
    lost.keep(now.before)
    tell({ event: 'answer-lost' })
    const found = await lookForPayment(now.before, leaving.current.signal).catch(() => null)
    if (found === null) return
    if (found === 'not-found') return sayUnknown(notFound)
    if (found === 'no-answer') return sayUnknown(m.unknownNoAnswer)
    lost.forget()
    if (found.status === 'FAILED') return refuse(found.error_message || paymentTexts.failed)
    begun(begunOf(found), true)
  }

  return {
    state,
    /** Ignores calls while sending. */
    async pay(form: PaymentForm, shown: PaymentPreview | undefined): Promise<void> {
      if (isBusy.current) return
      const failed = checkPaymentForm(form)
      if (failed) return say(failed.text, { field: failed.field })
      if (navigator.onLine === false) return explainUnsent(new NetworkProblem('offline'))
      isBusy.current = true
      tell({ event: 'pressed' })
      try {
        const sent = await inTurn(() => send(form, shown))
        if (sent) await settle(sent.charged, sent.now)
      } catch (problem) {
        // Another seeker is logged in, and must not see the outcome.
        if (!isAborted(problem)) throw problem
      } finally {
        isBusy.current = false
      }
    },
    /** Starts a new attempt, and clears the field's notice. */
    change(field: PaymentField) {
      if (!isBusy.current) attempt.current = null
      tell({ event: 'typed', field })
    },
  }
}
