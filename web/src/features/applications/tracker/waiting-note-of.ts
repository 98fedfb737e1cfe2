import type { WaitingNote } from '../../../seeker/waiting/waiting-changes.ts'
import { useWaiting } from '../../../seeker/waiting/waiting-marks.ts'

export function useWaitingNote(id: number): WaitingNote | undefined {
  return useWaiting().find((one): one is WaitingNote => one.kind === 'note' && one.applicationId === id)
}
