import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { shownResults } from '../listing/shown-results.ts'
import { useIsWide } from '../use-is-wide.ts'
import { openPlace } from './open-place.ts'

/**
 * Where to go after a job left the lists: beside a list to the next (or previous) job, on its own page back to the
 * list.
 * @returns call it while the job is still listed; its result navigates
 */
export function useGoOn(jobId: number): () => () => void {
  const router = useRouter()
  const queries = useQueryClient()
  const isWide = useIsWide()
  return () => {
    const { params, openId } = openPlace(router)
    if (params === null) return () => {}
    const jobs = shownResults(queries, params)
    const at = jobs.findIndex(({ id }) => id === jobId)
    const next = jobs[at + 1] ?? jobs[at - 1]
    return () => {
      // Moves the focus, since the pressed button disappears.
      if (isWide && next) rowOf(next)?.focus()
      // The list's first job shows by default: the next replaces it.
      if (openId === undefined) return
      if (isWide && at >= 0 && next) {
        void router.navigate({ ...jobLink(next, params), replace: true, resetScroll: false })
      } else if (!isWide && router.history.location.state.isFromList) {
        router.history.back()
      } else {
        void router.navigate({ to: pages.jobs.path, search: params, replace: true, resetScroll: !isWide })
      }
    }
  }
}

const rowOf = (job: Pick<Job, 'id'>) =>
  document.querySelector<HTMLElement>(`[data-job-rows] h3 a[href*="/jobs/${job.id}?"]`)
