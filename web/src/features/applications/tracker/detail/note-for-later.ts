import type { Application } from '@hanap/contract/applications'
import { useState } from 'react'
import { insteadOf, orLater } from '../../../../offline/waiting/keep-for-later.ts'
import { noteByNow } from '../../../../offline/waiting/note-by-now.ts'
import { mergedNote, type WaitingNote } from '../../../../offline/waiting/waiting-changes.ts'
import { useWaiting } from '../../../../offline/waiting/waiting-marks.ts'
import { detailMessages } from './detail-messages.ts'

/** The note on an application that waits to be sent, where one does. */
export function useWaitingNote(id: number): WaitingNote | undefined {
  return useWaiting().find((one): one is WaitingNote => one.kind === 'note' && one.applicationId === id)
}

/**
 * The note of a form. What another tab or device writes meanwhile is not written over unseen: it is put into the field
 * too, and saved when its seeker has seen both.
 * @param over the words that it is written over
 */
export function useNoteEdit({ id, job_title: title }: Pick<Application, 'id' | 'job_title'>, over: string) {
  const waiting = useWaitingNote(id)
  // Only a note that this one has begun with: what came to wait later holds words that are not in this one.
  const [older] = useState(waiting?.notes === over ? waiting : undefined)
  const [known, setKnown] = useState(older ? [...older.known, over] : [over])

  /** Makes the call over whichever of the known words the server has by now. */
  async function overKnown(call: (before: string) => Promise<unknown>): Promise<void> {
    const left = new Set(known)
    let before = known.at(-1) ?? over
    for (;;) {
      left.delete(before)
      try {
        await call(before)
        return
      } catch (problem) {
        const current = noteByNow(problem)
        if (current === undefined || !left.has(current)) throw problem
        before = current
      }
    }
  }

  return {
    /**
     * Makes the call that saves the note, which takes the place of the one that waited.
     * @param call is given what the note is written over
     * @param later the note, where nothing else is changed: without a signal it waits for one
     * @returns 'waiting' where it is kept on the device
     * @throws what the call threw, where the note could not be kept
     */
    async save(call: (before: string) => Promise<unknown>, later?: string): Promise<'sent' | 'waiting'> {
      const send = () => overKnown(call)
      const outcome = await insteadOf(
        ({ id: waitingId }) => waitingId === older?.id,
        () =>
          later === undefined
            ? send()
            : orLater(send, () => ({ kind: 'note', applicationId: id, title, notes: later, known })),
      )
      return outcome === 'waiting' ? 'waiting' : 'sent'
    },
    /**
     * Where the note was changed elsewhere meanwhile: both notes in one, the other first, for the field and for its seeker
     * to look over; undefined for any other failure.
     */
    joined(problem: unknown, typed: string): string | undefined {
      const current = noteByNow(problem)
      if (current === undefined) return undefined
      setKnown([...known, current])
      return mergedNote(current, { notes: typed, known }, detailMessages.writtenHere) ?? current
    },
  }
}
