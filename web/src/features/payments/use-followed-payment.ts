import type { Payment } from '@hanap/contract/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { session } from '../../api/browser-session.ts'
import { standingKey } from '../../api/standing.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { savedJobsKey } from '../saved-jobs/queries.ts'
import { searchStatusQuery } from '../searches/queries.ts'
import { type BegunPayment, begunOf } from './begun-address.ts'
import { forgetPayment, rememberedPayment } from './begun-payment.ts'
import { paymentMessages } from './messages.ts'
import { paymentQuery, paymentsKey, paymentsQuery } from './queries.ts'
import { type Verified, verificationQuery } from './verification.ts'

const nothingBegun: BegunPayment = { payment_id: '', plan_id: 2 }

/**
 * Follows a payment until its end is known, while the page is open: the one that `follow` is given, that the address
 * names on the way back from the bank, that this tab remembers, or that the list says is not finished. Each is followed
 * once; `lookAgain` follows it once more.
 * @param onEnd the looking at a payment has ended: the address need not name it any more
 */
export function useFollowedPayment(named: BegunPayment | null, onEnd: () => void) {
  const m = useMessages(paymentMessages)
  const toasts = useToasts()
  const queries = useQueryClient()
  const [given, setGiven] = useState(() => named ?? rememberedPayment(session.read().user?.id))
  const [round, setRound] = useState(0)
  const [details, setDetails] = useState<Payment | null>(null)
  const saidSent = useRef<number | null>(null)
  const { data: payments } = useQuery(paymentsQuery)

  const open = payments?.find(({ status }) => status === 'PROCESSING') ?? null
  // From then on it is this one, whatever the list says before its end has been told.
  if (given === null && open) setGiven(begunOf(open))
  const { data: verified } = useQuery({
    ...verificationQuery(given ?? nothingBegun, round),
    enabled: given !== null,
  })

  /** What a plan gives and says anywhere on the site. */
  const reload = () => {
    for (const queryKey of [standingKey, paymentsKey, savedJobsKey, searchStatusQuery.queryKey])
      void queries.invalidateQueries({ queryKey })
  }
  const settle = useEffectEvent(({ begun: { payment_id }, outcome, reason }: Verified) => {
    forgetPayment()
    // What is known now takes its place.
    if (saidSent.current !== null) toasts.dismiss(saidSent.current)
    onEnd()
    reload()
    if (outcome === 'paid') {
      void queries.fetchQuery({ ...paymentQuery(payment_id), staleTime: 0, retry: false }).then(
        (payment) => {
          toasts.success(m.successful)
          setDetails(payment)
        },
        () => toasts.success(m.confirmed),
      )
    }
    if (outcome === 'failed') toasts.error(m.failedToast, reason || undefined)
    // A last look without an answer leaves nothing to be said.
    if (outcome === 'processing') toasts.info(m.stillProcessing)
  })
  useEffect(() => {
    if (verified) settle(verified)
  }, [verified])

  const isFollowing = given !== null && !verified
  return {
    isFollowing,
    /** A payment that is not finished, and was followed for as long as one is. */
    open: isFollowing ? null : open,
    /** The payment whose details are shown since it went through. */
    details,
    closeDetails: () => setDetails(null),
    /** A payment was sent: it is followed from now on. */
    follow(sent: BegunPayment) {
      saidSent.current = toasts.success(m.sent, m.sentText)
      setRound((last) => last + 1)
      setGiven(sent)
      reload()
    },
    lookAgain() {
      setRound((last) => last + 1)
      if (open) setGiven(begunOf(open))
    },
  }
}
