import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'

/**
 * An application that failed to reach the board, unless its seeker set another status. It stays in the tracker with
 * the reason.
 */
export function wasNeverSent({ send_state, status }: Pick<Application, 'send_state' | 'status'>): boolean {
  return send_state === 'failed' && status === 'applied'
}

/** Applications that were never sent show only under All. */
export function isUnder(application: Application, status: ApplicationStatus): boolean {
  return application.status === status && !wasNeverSent(application)
}
