import type { Job } from '@hanap/contract/jobs/jobs'
import { Check, CircleHelp, LoaderCircle } from 'lucide-react'
import { appliedMessages } from './applied-messages.ts'

/** What a listing says of the seeker's application for it. A server that tells no state means one that was sent. */
export type Applied = Pick<Job, 'applied'> & Partial<Pick<Job, 'application_id' | 'send_state'>>

/** Where the application stands; null where there is none that has not failed. */
export function appliedState({ applied, send_state }: Applied): 'sent' | 'sending' | 'unknown' | null {
  if (!applied) return null
  return send_state === 'sending' || send_state === 'unknown' ? send_state : 'sent'
}

const looks = {
  sent: { icon: Check, tone: 'blue' },
  sending: { icon: LoaderCircle, tone: 'grey' },
  unknown: { icon: CircleHelp, tone: 'yellow' },
} as const

/** The mark of a job that was applied to: its word, glyph and colour. No 'Applied' before that is proven. */
export function useAppliedMark(job: Applied) {
  const m = appliedMessages
  const state = appliedState(job)
  return state && { state, text: m[state], ...looks[state] }
}
