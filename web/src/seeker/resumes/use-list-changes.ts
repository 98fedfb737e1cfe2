import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiProblem } from '../../api/problems/problems.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { profileKey } from '../profile.ts'
import { resumeMessages } from './messages.ts'
import { makeResumeCurrent, removeResume, resumesKey } from './queries.ts'

export type NamedResume = { id: number; name: string }

/** Choosing another resume, and deleting one after asking; one change at a time. */
export function useListChanges() {
  const m = resumeMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<NamedResume | null>(null)
  const [isChanging, setChanging] = useState(false)

  // A button that rests keeps the focus and can still be pressed: one thing at a time.
  async function change(work: () => Promise<unknown>, text: string) {
    if (isChanging) return
    setChanging(true)
    const isDone = await work().then(
      () => true,
      () => false,
    )
    // The buttons wait until it is known what is there now; the profile names the current one.
    await Promise.all([profileKey, resumesKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
    setChanging(false)
    if (!isDone) return toasts.error(m.changeFailed)
    setLeaving(null)
    focusHeading()
    toasts.success(text)
  }

  return {
    leaving,
    /** Asks before a resume is deleted; null is no. */
    setLeaving: (resume: NamedResume | null) => {
      if (!isChanging) setLeaving(resume)
    },
    isChanging,
    remove: ({ id }: NamedResume) => change(() => removeResume(id).catch(unlessGone), m.removed),
    choose: ({ id }: NamedResume) => change(() => makeResumeCurrent(id), m.changed),
  }
}

/** It went in another tab: what was asked for is so. */
function unlessGone(problem: unknown) {
  if (!isApiProblem(problem, 'not-found')) throw problem
}
