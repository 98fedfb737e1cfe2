import type { Payment } from '@hanap/contract/payments/payments'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchStatusQuery } from '../../../../acts/search/queries.ts'
import { savedJobsKey, standingKey } from '../../../../api/query-keys.ts'
import { serverNow } from '../../../../api/server-clock.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { paymentMessages } from '../messages.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import { paymentQuery, paymentsKey, paymentsQuery } from '../queries.ts'
import { type BegunHow, type BegunPayment, begunOf } from './begun-address.ts'
import { forgetPayment, rememberedPayment } from './begun-payment.ts'
import { isFresh } from './fresh-payment.ts'
import { bankPageQuery, type Verified, verificationQuery } from './payment-polling.ts'

/**
 * `isKnown`: certainly this seeker's and recent, not just an address's claim. `isNamed`: the address names it, as on
 * return from the bank.
 */
type Followed = { begun: BegunPayment; isKnown: boolean; isNamed: boolean }

const nobodys: BegunPayment = { payment_id: '', plan_id: 2 }
const known = (begun: BegunPayment | null): Followed | null =>
  begun && { begun, isKnown: true, isNamed: false }

/**
 * Follows a payment until it ends: given to `follow`, named by the address, remembered by this tab, or unfinished in
 * the list. Each once; `lookAgain` repeats. Ignores another seeker's or an old payment in the address.
 * @param given.onEnd the address need not name it any more
 * @param given.onPaid the pay form is no longer needed
 */
export function useFollowedPayment(
  named: BegunPayment | null,
  { onEnd, onPaid }: { onEnd: () => void; onPaid: () => void },
) {
  const m = paymentMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const [followed, setFollowed] = useState(() => startWith(named))
  const [round, setRound] = useState(0)
  const [details, setDetails] = useState<Payment | null>(null)
  const saidSent = useRef<number | null>(null)
  /** Paid ids of the previous list. */
  const knownPaid = useRef<ReadonlySet<string> | null>(null)
  // Another tab may have paid meanwhile.
  const list = useQuery({ ...paymentsQuery, refetchOnWindowFocus: 'always' })
  const payments = list.data

  const { begun } = followed ?? { begun: nobodys }
  const isNews = followed && (followed.isKnown || saysList(payments, begun))
  const isLooking = followed !== null && (isNews || (isNews === null && list.isError))
  const { data: verified } = useQuery({ ...verificationQuery(begun, round), enabled: isLooking })
  const looked = useQuery(bankPageQuery(begun.payment_id))

  // The list may be older than the polled result.
  const endedId = endOf(verified)
  const open = payments?.find(({ id, status }) => status === 'PROCESSING' && id !== endedId) ?? null
  // On return from the bank the list is stale: only polling knows.
  const listed = followed && !followed.isNamed && payments?.find(({ id }) => id === begun.payment_id)
  const bankUrl =
    looked.data === undefined && listed ? readBankUrl(listed.next_action_url) : (looked.data ?? null)
  const isOver = followed === null || verified !== undefined || isNews === false
  // Follows this one until its end is reported.
  if (open && isOver && open.id !== begun.payment_id) setFollowed(known(begunOf(open)))

  const planKeys = [standingKey, savedJobsKey, searchStatusQuery.queryKey]
  const reload = (keys: readonly QueryKey[] = [...planKeys, paymentsKey]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  const settle = useEffectEvent(({ begun: ended, outcome, reason, ...how }: Verified) => {
    // The outcome replaces it.
    if (saidSent.current !== null) toasts.dismiss(saidSent.current)
    onEnd()
    if (outcome !== 'processing' && outcome !== 'unanswered') forgetPayment(ended.payment_id)
    if (outcome === 'gone') return
    reload()
    // Nothing to report while the bank waits for the seeker.
    if (outcome === 'processing' && !how.bankUrl) toasts.info(m.stillProcessing)
    if (outcome !== 'paid' && outcome !== 'failed') return
    const isTold = isNews || how.wasOpen
    const fresh = { ...paymentQuery(ended.payment_id), staleTime: 0, retry: false }
    const asked = outcome === 'failed' && isTold ? Promise.resolve(null) : queries.fetchQuery(fresh)
    void asked
      .catch(() => null)
      .then((payment) => {
        if (!isTold && !(payment && isFresh(payment, serverNow()))) return
        if (outcome === 'failed') toasts.error(m.failedToast, reason || undefined)
        else {
          onPaid()
          toasts.success(payment ? m.successful : m.confirmed)
          setDetails(payment)
        }
      })
  })
  useEffect(() => {
    if (verified) settle(verified)
  }, [verified])

  const drop = useEffectEvent(onEnd)
  useEffect(() => {
    if (isNews === false) drop()
  }, [isNews])

  // Learns of a payment made in another tab.
  const learn = useEffectEvent((listed: readonly Payment[]) => {
    const paid = listed.filter(({ status }) => status === 'PAID').map(({ id }) => id)
    const isNew =
      knownPaid.current !== null && paid.some((id) => id !== endedId && !knownPaid.current?.has(id))
    knownPaid.current = new Set(paid)
    if (isNew) reload(planKeys)
  })
  useEffect(() => {
    if (payments) learn(payments)
  }, [payments])

  const isFollowing = isLooking && !verified
  return {
    isFollowing,
    /** The payment is unfinished, and its polling ended. */
    open: isFollowing ? null : open,
    /** The bank's page where the seeker must still confirm; else null. */
    bankUrl: isFollowing ? bankUrl : readBankUrl(open?.next_action_url),
    /** Shows a payment that just succeeded. */
    details,
    closeDetails: () => setDetails(null),
    /** Starts following a payment. */
    follow(sent: BegunPayment, how: BegunHow) {
      if (how === 'sent') saidSent.current = toasts.success(m.sent, m.sentText)
      if (how === 'found') saidSent.current = toasts.success(m.found, m.foundText)
      setRound((last) => last + 1)
      setFollowed(known(sent))
      reload()
    },
    lookAgain() {
      setRound((last) => last + 1)
      if (open) setFollowed(known(begunOf(open)))
    },
  }
}

const endOf = (verified: Verified | undefined) =>
  verified?.outcome === 'paid' || verified?.outcome === 'failed' ? verified.begun.payment_id : null

/** Whether the payment's outcome is news; null without a list. */
function saysList(payments: readonly Payment[] | undefined, { payment_id }: BegunPayment): boolean | null {
  if (!payments) return null
  const listed = payments.find(({ id }) => id === payment_id)
  return listed !== undefined && isFresh(listed, serverNow())
}

/** One named only by the address may be old or another seeker's. */
function startWith(named: BegunPayment | null): Followed | null {
  const kept = rememberedPayment(session.read().user?.id)
  return named ? { begun: named, isKnown: kept?.payment_id === named.payment_id, isNamed: true } : known(kept)
}
