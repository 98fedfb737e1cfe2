import type { Application } from '@hanap/contract/applications'
import { orLater } from '../../../../offline/waiting/keep-for-later.ts'
import type { WaitingNote } from '../../../../offline/waiting/waiting-changes.ts'
import { useWaiting } from '../../../../offline/waiting/waiting-marks.ts'

/** The note on an application that waits to be sent, where one does. */
export function useWaitingNote(id: number): WaitingNote | undefined {
  return useWaiting().find((one): one is WaitingNote => one.kind === 'note' && one.applicationId === id)
}

/**
 * Makes a change that is of a note alone; without a signal the note waits for one.
 * @param earlier the note that waited before; it is in this one
 * @returns 'waiting' where it is kept on the phone
 * @throws what the call threw, where the note could not be kept
 */
export async function noteOrLater(
  application: Pick<Application, 'id' | 'job_title' | 'notes'>,
  notes: string,
  earlier: WaitingNote | undefined,
  call: () => Promise<unknown>,
): Promise<'sent' | 'waiting'> {
  const { id, job_title: title, notes: before } = application
  const outcome = await orLater(call, () => ({
    kind: 'note',
    applicationId: id,
    title,
    notes,
    known: [before],
  }))
  if (outcome === 'waiting') return 'waiting'
  if (earlier) {
    const { dropWaiting } = await import('../../../../offline/waiting/waiting-store.ts')
    await dropWaiting(earlier.id).catch(() => null)
  }
  return 'sent'
}
