import type { Job } from '@hanap/contract/jobs/jobs'
import { saveJob } from '@hanap/contract/jobs/saved-jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { isAborted } from '../../api/problems/problems.ts'
import { savedJobsKey } from '../../api/query-keys.ts'
import { session } from '../../api/session/browser-session.ts'
import { orLaterForJob } from '../../seeker/waiting/keep-for-later.ts'
import { removeFromServer, type SavedJobChange } from './queries.ts'
import { localEntry, readEntries, withEntry, withoutJob, withServerEntry } from './saved-entries.ts'
import { type SavePlace, useSaveToasts } from './use-save-toasts.ts'

/** Optimistic; offline changes wait. Removing offers Undo. */
export function useSaveToggle(place: SavePlace) {
  const queries = useQueryClient()
  const toasts = useSaveToasts(place)

  const save = useMutation({
    mutationKey: [...savedJobsKey, 'save'],
    mutationFn: ({ job }: SavedJobChange) =>
      inTurn(job.id, () =>
        orLaterForJob(
          job.id,
          () => callEndpoint(saveJob, { body: { job_id: job.id }, keepalive: true }),
          () => ({ kind: 'save', job }),
        ),
      ),
    onMutate: async ({ job }) => {
      await queries.cancelQueries({ queryKey: savedJobsKey })
      change((entries) => withEntry(entries, localEntry(job, Date.now())))
    },
    onSuccess: (entry) => {
      if (entry === 'waiting') return toasts.waiting('save')
      // Also 200: already saved.
      change((entries) => readEntries([entry]).reduce(withServerEntry, entries))
      toasts.saved()
    },
    onError: (problem, { job }) => {
      // Another seeker has logged in.
      if (isAborted(problem)) return
      change((entries) => withoutJob(entries, job.id))
      toasts.saveFailed(problem)
    },
    onSettled: () => refetchAfterLast(),
  })

  const remove = useMutation({
    mutationKey: [...savedJobsKey, 'remove'],
    mutationFn: ({ job, entry }: Removal) =>
      inTurn(job.id, () =>
        orLaterForJob(
          job.id,
          () => removeFromServer(job.id, entry?.id),
          () => ({ kind: 'unsave', job, entryId: typeof entry?.id === 'number' ? entry.id : null }),
        ),
      ),
    onMutate: async ({ job }) => {
      await queries.cancelQueries({ queryKey: savedJobsKey })
      change((entries) => withoutJob(entries, job.id))
    },
    onSuccess: (outcome, { job }) => {
      if (outcome === 'waiting') toasts.waiting('unsave')
      else toasts.removed(job.removed_at ? null : () => save.mutate({ job }))
    },
    onError: (problem, { entry, at }) => {
      if (isAborted(problem)) return
      if (entry) change((entries) => withEntry(entries, entry, at))
      toasts.removeFailed(problem)
    },
    onSettled: () => refetchAfterLast(),
  })

  /** A read under way may be older than the change. */
  function refetchAfterLast() {
    const isLast = queries.isMutating({ mutationKey: savedJobsKey }) <= 1
    void queries.cancelQueries({ queryKey: savedJobsKey }).then(() => {
      if (isLast) return queries.invalidateQueries({ queryKey: savedJobsKey })
    })
  }

  return {
    save: (job: Job) => save.mutate({ job }),
    remove: (job: Job) => {
      const entries = readEntries(session.read().savedJobs)
      const at = entries.findIndex((entry) => entry.job_id === job.id)
      remove.mutate({ job, entry: entries[at], at })
    },
  }
}

/** Never rejects. */
const underWay = new Map<number, Promise<unknown>>()

/** One change per job at a time, so that a quick second click sees the first. A sent call outlives the page. */
async function inTurn<Answer>(jobId: number, work: () => Promise<Answer>): Promise<Answer> {
  const before = underWay.get(jobId)
  const turn = before ? before.then(work) : work()
  const end = turn.catch(() => {})
  underWay.set(jobId, end)
  return turn.finally(() => {
    if (underWay.get(jobId) === end) underWay.delete(jobId)
  })
}

type Removal = SavedJobChange & { entry: ReturnType<typeof readEntries>[number] | undefined; at: number }

function change(next: (entries: ReturnType<typeof readEntries>) => readonly unknown[]): void {
  const { token, savedJobs } = session.read()
  // Not after a logout.
  if (token !== null) session.setSavedJobs(next(readEntries(savedJobs)))
}
