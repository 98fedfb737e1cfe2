import { useState } from 'react'
import * as z from 'zod/mini'
import type { KeyPlace } from '../../../../api/call-once.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { openDraft } from '../../../../api/session/draft.ts'
import { changedFields } from '../../../../page/elsewhere/save-over.ts'

const besideFields = { sending_key: z.string(), began: z.record(z.string(), z.unknown()) }

const fieldsOf = (all: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]))

/**
 * A form's unsaved text; survives a reload and the session, in this tab. Also holds the idempotency key, so that a
 * retry adds nothing twice. Skips unchanged fields: another tab may have changed them.
 * @param name of the form, such as 'add'
 * @param before the fields' values before typing
 */
export function useKeptDraft<S extends Readonly<Record<string, z.ZodMiniType>>>(
  name: string,
  shape: S,
  before: Readonly<Record<string, unknown>>,
) {
  const [draft] = useState(() => {
    const owner = session.read().user?.id
    const place = { name: 'trackerDraft', owner, part: name, reach: 'tab' } as const
    const beside = openDraft({ ...place, shape: besideFields })
    const typed = openDraft({ ...place, shape })
    let { sending_key: sendingKey } = beside.read()
    const { began: earlier = before } = beside.read()
    const kept = changedFields([earlier], typed.read())
    /** Each field's value before its first edit. */
    const began: Readonly<Record<string, unknown>> = { ...before, ...fieldsOf(earlier, Object.keys(kept)) }
    let last: object = kept
    const keep = (values: object) => {
      last = values
      typed.write({ ...values, began, sending_key: sendingKey })
    }
    const key: KeyPlace = {
      read: () => sendingKey,
      write(next) {
        sendingKey = next
        keep(last)
      },
    }
    return {
      kept,
      began,
      key,
      keep,
      forget: typed.forget,
    }
  })
  return draft
}
