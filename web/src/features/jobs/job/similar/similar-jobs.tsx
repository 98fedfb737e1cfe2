import type { SimilarJob } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { similarJobsQuery } from '../../../../acts/search/job-queries.ts'
import { similarityTexts } from '../../../../acts/similarity-messages.ts'
import { jobLink } from '../../../../listing/address/job-addresses.ts'
import { EmployerPlate, useEmployerName } from '../../../../listing/employer/employer-plate.tsx'
import { listingMessages } from '../../../../listing/messages.ts'
import { salaryMessages } from '../../../../listing/pay/messages.ts'
import { PayRuler } from '../../../../listing/pay/pay-ruler.tsx'
import { payFigure } from '../../../../listing/pay/pay-words.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { jobMessages } from '../../messages.ts'
import { similarMessages } from './similar-messages.ts'

/** The listing shows the rest. */
const MOST = 3

/** About their height, so that nothing below jumps. */
export const SIMILAR_ROOM = 'min-h-100'

export function SimilarJobs({ jobId }: { jobId: number }) {
  const similar = useQuery(similarJobsQuery(jobId))
  const kept = useKeptFocus<HTMLDivElement>((area) => area)
  return (
    <div {...kept} className="grid gap-3" tabIndex={-1}>
      <Similar jobId={jobId} similar={similar} />
    </div>
  )
}

function Similar(props: { jobId: number; similar: UseQueryResult<SimilarJob[]> }) {
  const { jobId, similar } = props
  const m = jobMessages
  const similarTexts = similarMessages
  if (similar.isPending) {
    return (
      <Skeleton label={listingMessages.loading} className={SIMILAR_ROOM}>
        <SkeletonLine short />
        <SkeletonLine />
        <SkeletonLine />
      </Skeleton>
    )
  }
  if (!similar.data) {
    return (
      <div className="grid justify-items-start gap-2 text-t1 text-ink-2">
        <p>{m.similarNotLoaded}</p>
        <Button size="small" onClick={() => void similar.refetch()}>
          {m.tryAgain}
        </Button>
      </div>
    )
  }
  const results = similar.data
  if (results.length === 0) return <p className="text-t1 text-ink-2">{similarTexts.noSimilar}</p>
  return (
    <>
      <ul className="rows grid">
        {results.slice(0, MOST).map((job) => (
          <SimilarRow key={job.id} job={job} />
        ))}
      </ul>
      <p>
        <Link
          to={pages.jobs.path}
          search={{ similar_to: jobId }}
          className="inline-flex min-h-11 items-center"
        >
          {similarTexts.seeSimilar}
        </Link>
      </p>
    </>
  )
}

function SimilarRow({ job }: { job: SimilarJob }) {
  const m = salaryMessages
  return (
    <li className="group relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 py-3.5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-sea">
      <EmployerPlate employer={job.employer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 className="line-clamp-3 text-t2 wrap-anywhere">
          <Link
            {...jobLink(job, undefined)}
            className="text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {job.title}
          </Link>
        </h3>
        <p className="text-t1 text-ink-2 wrap-anywhere">{useEmployerName(job.employer)}</p>
        <p className="text-t1 font-semibold">{payFigure(job, m)}</p>
        <PayRuler paid={job} />
        <p className="text-t0 text-ink-2">{similarityTexts[job.similarityLabel]}</p>
      </div>
    </li>
  )
}
