import type { Job } from '@hanap/contract/jobs/jobs'
import { useQuery } from '@tanstack/react-query'
import { later } from '../../api/later.ts'
import { useSession } from '../../api/session/browser-session.ts'
import { savedListQuery } from './queries.ts'
import { hasJob, readEntries, type SavedEntry } from './saved-entries.ts'

/**
 * The list stays on failure.
 * @param options.askAnew refetches on each visit: a job may have been applied to or removed
 */
export function useSavedJobs(options: { askAnew?: boolean } = {}) {
  const { token, savedJobs } = useSession()
  const list = useQuery({
    // Until then, listings say themselves whether they are saved.
    ...(options.askAnew ? savedListQuery : later(savedListQuery)),
    enabled: token !== null,
    refetchOnMount: options.askAnew ? 'always' : true,
  })
  return { entries: entriesOf(savedJobs), list }
}

let read: { mirror: readonly unknown[]; entries: readonly SavedEntry[] } | null = null

/** Every row of a list calls this. */
function entriesOf(mirror: readonly unknown[]): readonly SavedEntry[] {
  if (read?.mirror !== mirror) read = { mirror, entries: readEntries(mirror) }
  return read.entries
}

export function useIsSaved(job: Pick<Job, 'id' | 'saved'>): boolean {
  const { entries, list } = useSavedJobs()
  return hasJob(entries, job.id) || (!list.isSuccess && job.saved)
}
