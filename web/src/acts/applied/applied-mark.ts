import type { Job } from '@hanap/contract/jobs/jobs'
import { Check, CircleHelp, LoaderCircle } from 'lucide-react'
import { appliedMessages } from './applied-messages.ts'

/** Without a state, the application was sent. */
export type Applied = Pick<Job, 'applied'> & Partial<Pick<Job, 'application_id' | 'send_state'>>

/** Null also if it failed. */
export function appliedState({ applied, send_state }: Applied): 'sent' | 'sending' | 'unknown' | null {
  if (!applied) return null
  return send_state === 'sending' || send_state === 'unknown' ? send_state : 'sent'
}

const looks = {
  sent: { icon: Check, tone: 'blue' },
  sending: { icon: LoaderCircle, tone: 'grey' },
  unknown: { icon: CircleHelp, tone: 'yellow' },
} as const

/** Says 'Applied' only when proven. */
export function useAppliedMark(job: Applied) {
  const m = appliedMessages
  const state = appliedState(job)
  return state && { state, text: m[state], ...looks[state] }
}
