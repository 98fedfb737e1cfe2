import { useState } from 'react'
import type * as z from 'zod/mini'
import { session } from './session/browser-session.ts'
import { openDraft } from './session/draft.ts'

type Flat = { readonly [name: string]: string | boolean }

export type KeptChanges<T extends Flat> = {
  /** The saved value with the changes applied. */
  value: T
  /** As saved when the first change was made. */
  begun: T
  isChanged: boolean
  change: (part: Partial<T>) => void
  /** Called after saving or discarding. */
  forget: () => void
}

/**
 * Unsaved changes survive a reload and the end of a session, for this seeker in this tab.
 * @param name such as 'privacy'
 * @param saved as the server has it
 * @param shape of each changed field
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
