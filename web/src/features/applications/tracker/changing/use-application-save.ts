import type { Application } from '@hanap/contract/applications/applications'
import { type ReactNode, useState } from 'react'
import { currentState } from '../../../../api/answers/version.ts'
import { changedFields } from '../../../../page/elsewhere/save-over.ts'
import { type FieldWords, useSaveOver } from '../../../../page/elsewhere/use-save-over.tsx'
import { orLater } from '../../../../seeker/waiting/keep-for-later.ts'
import { useWaitingNote } from '../waiting-note-of.ts'

/**
 * Saves a form that edits an application and its note. Offline, a note alone waits in the outbox.
 * @param edit.begun the fields' values before their first edit
 * @returns `save` with its outcome: 'same' if nothing changed, null if the seeker keeps editing. `dialog` is for the
 * form to show
 */
export function useApplicationSave<Fields extends { notes: string }>(edit: {
  application: Application
  begun: Fields
  fieldsOf: (application: Application) => Fields
  words: FieldWords
}): {
  save: (mine: Fields, send: Send<Fields>) => Promise<'same' | 'sent' | 'waiting' | null>
  dialog: ReactNode
} {
  const { application, begun, fieldsOf, words } = edit
  const { id, job_title: title } = application
  const waiting = useWaitingNote(id)
  // Only a queued note that this form began with: one queued later holds words this form lacks.
  const [older] = useState(waiting?.notes === begun.notes ? waiting : undefined)
  const [isTried, setTried] = useState(false)
  const { save, dialog } = useSaveOver<Fields, Application>(words)

  /** Sends newer text in place of the queued note, which is held back meanwhile. */
  async function insteadOfOlder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (!older) return work()
    const { insteadOfNote, setStuck } = await import('../../../../seeker/waiting/waiting-store.ts')
    return insteadOfNote(older.id, work).catch(async (problem: unknown) => {
      // The seeker must choose between both texts: blocks an automatic merge.
      if (currentState(problem) !== undefined) await setStuck(older.id, 'changed').catch(() => null)
      throw problem
    })
  }

  async function saveAll(mine: Fields, send: Send<Fields>) {
    const touched = Object.keys(changedFields([begun], mine))
    const isAlone = touched.every((field) => field === 'notes')
    // An untouched queued note is left to the outbox. A blocked one may be too long and would fail the other fields.
    const isLeft = older && !touched.includes('notes') && !isTried && !(isAlone && older.isStuck)
    const bases = older && !isLeft ? [...older.known.map((notes) => ({ ...begun, notes })), begun] : [begun]
    const asHeld = (fields: Fields) => (isLeft ? { ...fields, notes: application.notes } : fields)
    let outcome: 'same' | 'sent' | 'waiting' = 'same'
    const kept = await save({
      bases: bases.map(asHeld),
      mine: asHeld(mine),
      held: application,
      fieldsOf: (state) => fieldsOf(state ?? application),
      lines: ['notes'],
      async send(changed, over, known) {
        outcome = 'sent'
        const now = over ?? application
        const { notes } = changed
        if (notes === undefined) return send(changed, now)
        const words = [...new Set(known.map((one) => one.notes))]
        const later = () => ({ kind: 'note', applicationId: id, title, notes, known: words }) as const
        const isNoteAlone = Object.keys(changed).length === 1
        const answer = await insteadOfOlder(() =>
          isNoteAlone ? orLater(() => send(changed, now), later) : send(changed, now),
        )
        if (answer !== 'waiting') return answer
        outcome = 'waiting'
        return now
      },
    })
    return kept && outcome
  }

  return {
    save: (mine, send) =>
      saveAll(mine, send).catch((problem: unknown) => {
        setTried(true)
        throw problem
      }),
    dialog,
  }
}

type Send<Fields> = (changed: Partial<Fields>, over: Application) => Promise<Application>
