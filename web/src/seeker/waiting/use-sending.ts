import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { applicationsKey, jobsKey, savedJobsKey } from '../../api/query-keys.ts'
import { useSession } from '../../api/session/browser-session.ts'
import type { Signal } from '../../api/signal.ts'
import { formatDayTime } from '../../i18n/format.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import type { Toaster } from '../../ui/toasts/toaster.ts'
import { keepTrying } from './keep-trying.ts'
import { offlineMessages } from './messages.ts'
import { type SentOutcome, sendWaiting } from './send-waiting.ts'
import { useWaiting, useWaitingCount } from './waiting-marks.ts'
import { readWaiting, whenSent } from './waiting-store.ts'

/** Retry intervals, in milliseconds. */
const PAUSES = { first: 2000, longest: 30_000 }
/** Queries that a sent change may affect. */
const CHANGED_KEYS = [savedJobsKey, applicationsKey, jobsKey]

/**
 * Sends the outbox when there is a signal, and reports refusals; then refetches the lists, which also reverts refused
 * changes on screen.
 * @returns how many changes wait, and how many were sent since the signal came back
 */
export function useSending(state: Signal['state']): { waiting: number; sent: number } {
  const queries = useQueryClient()
  const { token, user } = useSession()
  const toasts = useToasts()
  const changes = useWaiting()
  const total = useWaitingCount()
  const stuck = changes.filter((one) => one.kind === 'note' && one.isStuck).length
  const waiting = token === null ? 0 : total - stuck
  const [sent, setSent] = useState(0)
  const [before, setBefore] = useState(state)
  if (before !== state) {
    setBefore(state)
    if (state === 'lost') setSent(0)
  }

  const seeker = user?.id
  useEffect(() => {
    if (seeker !== undefined) void readWaiting().catch(() => null)
  }, [seeker])

  useEffect(
    () =>
      whenSent(() => {
        for (const queryKey of CHANGED_KEYS) void queries.invalidateQueries({ queryKey })
      }),
    [queries],
  )

  const send = useCallback(async () => {
    const outcomes = await sendWaiting((madeAt) => offlineMessages.divider(formatDayTime(madeAt)))
    setSent((count) => count + outcomes.filter(({ kind }) => kind === 'sent' || kind === 'joined').length)
    for (const outcome of outcomes) tell(outcome, toasts)
  }, [toasts])

  const canSend = state !== 'lost' && waiting > 0
  useEffect(() => {
    if (!canSend) return
    // A failure will repeat: the changes stay in the outbox.
    const { soon, stop } = keepTrying(() => void send().catch(() => null), PAUSES)
    soon()
    return stop
  }, [canSend, send])

  return { waiting, sent }
}

function tell(outcome: SentOutcome, toasts: Toaster): void {
  const m = offlineMessages
  const { change, kind } = outcome
  const title = change.kind === 'note' ? change.title : change.job.title
  if (kind === 'joined') toasts.info(m.joined(title), m.joinedText)
  if (kind === 'too-long') toasts.warning(m.tooLong(title), m.tooLongText)
  if (kind !== 'refused') return
  const { problem } = outcome
  const isGone = problem.code === 'not-found'
  if (change.kind === 'note') {
    toasts.error(m.noteRefused(title), isGone ? m.applicationGone : problem.detail || undefined)
  } else if (change.kind === 'unsave') {
    toasts.error(m.unsaveRefused(title), problem.detail || undefined)
  } else {
    const isFull = problem.code === 'saved-jobs-limit'
    const why = isFull ? m.limitReached : isGone ? m.jobGone : problem.detail
    toasts.warning(m.saveRefused(title), why || undefined)
  }
}
