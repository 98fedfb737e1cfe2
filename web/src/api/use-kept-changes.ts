import { useState } from 'react'
import type * as z from 'zod/mini'
import { session } from './session/browser-session.ts'
import { openDraft } from './session/draft.ts'

type Flat = { readonly [name: string]: string | boolean }

export type KeptChanges<T extends Flat> = {
  /** What is saved, with the changes over it. */
  value: T
  /** What was saved when the first of the changes was made. */
  begun: T
  isChanged: boolean
  change: (part: Partial<T>) => void
  /** They are saved, or given up. */
  forget: () => void
}

/**
 * What a seeker has changed of something that the server keeps, and not saved yet: it outlives a reload and the end of a
 * session, for this seeker in this tab.
 * @param name of what is changed, such as 'privacy'
 * @param saved as the server has it
 * @param shape what each field of a kept change has to be
 */
export function useKeptChanges<T extends Flat>(
  name: string,
  saved: T,
  shape: { readonly [Field in keyof T]: z.ZodMiniType<T[Field]> },
): KeptChanges<T> {
  const [draft] = useState(() =>
    openDraft({ name: 'settingsDraft', owner: session.read().user?.id, part: name, shape, reach: 'tab' }),
  )
  const [changes, setChanges] = useState(() => draft.read() as Partial<T>)
  const [begun, setBegun] = useState(saved)
  const differing = Object.entries(changes).filter(([field, value]) => saved[field] !== value)
  return {
    value: { ...saved, ...changes },
    begun,
    isChanged: differing.length > 0,
    change(part) {
      if (differing.length === 0) setBegun(saved)
      const next = { ...changes, ...part }
      setChanges(next)
      draft.write(next)
    },
    forget() {
      setChanges({})
      draft.forget()
    },
  }
}
