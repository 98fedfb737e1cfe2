import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'

/**
 * An application the board certainly has not got, and of which its seeker says nothing else: it is kept, with
 * the reason, but nobody has applied.
 */
export function wasNeverSent({ send_state, status }: Pick<Application, 'send_state' | 'status'>): boolean {
  return send_state === 'failed' && status === 'applied'
}

/** Whether an application belongs under a status's tab; one that was never sent stands under All alone. */
export function isUnder(application: Application, status: ApplicationStatus): boolean {
  return application.status === status && !wasNeverSent(application)
}
