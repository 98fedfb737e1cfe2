import type { Application } from '@hanap/contract/applications'
import { useState } from 'react'
import { orLater } from '../../../../seeker/waiting/keep-for-later.ts'
import { noteByNow } from '../../../../seeker/waiting/note-by-now.ts'
import { mergedNote, type WaitingNote } from '../../../../seeker/waiting/waiting-changes.ts'
import { useWaiting } from '../../../../seeker/waiting/waiting-marks.ts'
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
export function useNoteEdit(application: Pick<Application, 'id' | 'job_title' | 'notes'>, over: string) {
  const { id, job_title: title } = application
  const waiting = useWaitingNote(id)
  // Only a note that this one has begun with: what came to wait later holds words that are not in this one.
  const [older] = useState(waiting?.notes === over ? waiting : undefined)
  const [known, setKnown] = useState(older ? [...older.known, over] : [over])
  /** What the application has, or gets by itself; null where that is not known. */
  const [held, setHeld] = useState<string | null>(older?.isStuck ? application.notes : over)
  const [isTried, setTried] = useState(false)

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

  async function insteadOfOlder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (!older) return work()
    const { insteadOfNote, setStuck } = await import('../../../../seeker/waiting/waiting-store.ts')
    return insteadOfNote(older.id, work).catch(async (problem: unknown) => {
      // Its words are in the field, beside the other ones, and are not to be joined once more by themselves.
      if (noteByNow(problem) !== undefined) await setStuck(older.id, 'changed').catch(() => null)
      throw problem
    })
  }

  return {
    /**
     * Whether these words have to be saved for the application to have them.
     * @param isAlone nothing else is to be saved. With something else, a note that was set aside and was not touched waits
     * on: it may be too long, and would hold up the rest
     */
    isChanged: (notes: string, isAlone: boolean) => notes !== held && (isAlone || isTried || notes !== over),
    /**
     * Makes the call that saves the note, which takes the place of the one that waited.
     * @param call is given what the note is written over
     * @param isAlone nothing else is changed: without a signal it waits for one
     * @returns 'waiting' where it is kept on the device
     * @throws what the call threw, where the note could not be kept
     */
    async save(
      notes: string,
      isAlone: boolean,
      call: (before: string) => Promise<unknown>,
    ): Promise<'sent' | 'waiting'> {
      const send = () => overKnown(call)
      const later = () => ({ kind: 'note', applicationId: id, title, notes, known }) as const
      try {
        const outcome = await insteadOfOlder(() => (isAlone ? orLater(send, later) : send()))
        return outcome === 'waiting' ? 'waiting' : 'sent'
      } catch (problem) {
        setTried(true)
        // The server may have it all the same: that is nobody else's.
        if (noteByNow(problem) === undefined) {
          setKnown([...known, notes])
          setHeld(null)
        }
        throw problem
      }
    },
    /**
     * Where the note was changed elsewhere meanwhile: both notes in one, the other first, for the field and for its seeker
     * to look over, and the one that it is written over now; undefined for any other failure.
     */
    joined(problem: unknown, typed: string): { notes: string; over: string } | undefined {
      const current = noteByNow(problem)
      if (current === undefined) return undefined
      setKnown([...known, current])
      setHeld(current)
      const notes = mergedNote(current, { notes: typed, known }, detailMessages.writtenHere) ?? current
      return { notes, over: current }
    },
  }
}
