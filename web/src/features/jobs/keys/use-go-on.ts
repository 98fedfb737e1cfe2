import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { jobLink } from '../../../listing/address/job-addresses.ts'
import { shownResults } from '../listing/shown-results.ts'
import { useIsWide } from '../use-is-wide.ts'
import { openPlace } from './open-place.ts'

/**
 * Where a seeker goes after a job left the lists: beside a list, to the next job (or the one before); on its own page,
 * back to its list.
 * @returns call it while the job is still listed; its answer goes there
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
      // The button that was pressed goes with the job: the keyboard goes on in the list.
      if (isWide && next) rowOf(next)?.focus()
      // The first job of a list was not chosen: the next one takes its place by itself.
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
