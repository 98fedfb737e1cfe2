import type { WaitingNote } from '../../../seeker/waiting/waiting-changes.ts'
import { useWaiting } from '../../../seeker/waiting/waiting-marks.ts'

/** The note on an application that waits to be sent, where one does. */
export function useWaitingNote(id: number): WaitingNote | undefined {
  return useWaiting().find((one): one is WaitingNote => one.kind === 'note' && one.applicationId === id)
}
