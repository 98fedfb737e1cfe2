import type { Job } from '@hanap/contract/jobs/jobs'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { hiddenJobMessages } from './messages.ts'
import { useHiddenJobs } from './queries.ts'

export function useShowAgain() {
  const m = hiddenJobMessages
  const toasts = useToasts()
  const { show } = useHiddenJobs()

  async function showAgain(jobId: Job['id'], undo?: () => void) {
    try {
      await show.mutateAsync(jobId)
      toasts.success(m.shown, undefined, undo && { action: { label: m.undo, run: undo } })
    } catch {
      toasts.error(m.showFailed)
    }
  }
  return { showAgain, isPending: show.isPending }
}
