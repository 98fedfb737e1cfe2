import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'

/** Whether it failed to reach the board, and its seeker set no other status. */
export function wasNeverSent({ send_state, status }: Pick<Application, 'send_state' | 'status'>): boolean {
  return send_state === 'failed' && status === 'applied'
}

/** An application that was never sent shows only under All. */
export function isUnder(application: Application, status: ApplicationStatus): boolean {
  return application.status === status && !wasNeverSent(application)
}
