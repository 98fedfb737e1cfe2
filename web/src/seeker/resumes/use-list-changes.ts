import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiProblem } from '../../api/problems/problems.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { profileKey } from '../profile.ts'
import { resumeMessages } from './messages.ts'
import { makeResumeCurrent, removeResume, resumesKey } from './queries.ts'

export type NamedResume = { id: number; name: string }

/** One change at a time. */
export function useListChanges() {
  const m = resumeMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<NamedResume | null>(null)
  const [isChanging, setChanging] = useState(false)

  // A busy button keeps the focus and can still be pressed.
  async function change(work: () => Promise<unknown>, text: string) {
    if (isChanging) return
    setChanging(true)
    const isDone = await work().then(
      () => true,
      () => false,
    )
    // Busy until the new state is known; the profile names the current one.
    await Promise.all([profileKey, resumesKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
    setChanging(false)
    if (!isDone) return toasts.error(m.changeFailed)
    setLeaving(null)
    focusHeading()
    toasts.success(text)
  }

  return {
    leaving,
    /** Null closes the question. */
    setLeaving: (resume: NamedResume | null) => {
      if (!isChanging) setLeaving(resume)
    },
    isChanging,
    remove: ({ id }: NamedResume) => change(() => removeResume(id).catch(unlessGone), m.removed),
    choose: ({ id }: NamedResume) => change(() => makeResumeCurrent(id), m.changed),
  }
}

/** Deleted in another tab, as wanted. */
function unlessGone(problem: unknown) {
  if (!isApiProblem(problem, 'not-found')) throw problem
}
