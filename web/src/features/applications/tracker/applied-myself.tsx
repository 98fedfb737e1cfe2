import type { Application } from '@hanap/contract/applications/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setApplied } from '../../../acts/apply/by-hand/mark-applied.ts'
import { useAddApplication } from '../../../acts/apply/queries.ts'
import { keyInMemory } from '../../../api/call-once.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { detailMessages } from './detail/detail-messages.ts'
import { useTellFailure } from './tracker-failure.ts'

/** Lets the seeker say that they completed a failed or unconfirmed sending by hand. */
export function AppliedMyself({ application }: { application: Application }) {
  const m = detailMessages
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const queries = useQueryClient()
  const add = useAddApplication()
  const [key] = useState(keyInMemory)
  const { job } = application
  if (job === null) return null

  async function note(jobId: number) {
    try {
      // Keeps its notes and status.
      await add.mutateAsync({ body: { job_post_id: jobId }, key })
      setApplied(queries, jobId)
      toasts.success(m.noted)
    } catch (problem) {
      tellFailure(problem, m.noteFailed)
    }
  }
  return (
    <Button size="small" busy={add.isPending} busyText={m.noting} onClick={() => void note(job)}>
      {m.appliedMyself}
    </Button>
  )
}
