import { useState } from 'react'
import * as z from 'zod/mini'
import { session } from '../../../../api/browser-session.ts'
import { newIdempotencyKey, settlesKey } from '../../../../api/idempotency-key.ts'
import { forgetNote, keepNote, readNote } from '../../../../api/tab-note.ts'

const keyShape = { sending_key: z.string() }

/**
 * What a form of the tracker was given and the server has not taken: it outlives a reload and the end of a session, for
 * this seeker in this tab. With it goes the key of its sending, so that a try whose answer got lost is not made twice.
 * @param name of the form, such as 'add'
 * @param shape the form's fields
 */
export function useKeptDraft<S extends Readonly<Record<string, z.ZodMiniType>>>(name: string, shape: S) {
  const [draft] = useState(() => {
    const place = `trackerDraft:${session.read().user?.id ?? 'me'}:${name}`
    let key = readNote(place, keyShape).sending_key ?? newIdempotencyKey()
    const kept = readNote(place, shape)
    let last: object = kept
    const keep = (values: object) => {
      last = values
      keepNote(place, { ...values, sending_key: key })
    }
    const renewKey = () => {
      key = newIdempotencyKey()
      keep(last)
    }
    return {
      kept,
      key: () => key,
      keep,
      forget: () => forgetNote(place),
      renewKey,
      noteFailure(problem: unknown) {
        if (settlesKey(problem)) renewKey()
      },
    }
  })
  return draft
}
