import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { jobQuery } from '../../../../acts/search/job-queries.ts'
import { jobLink } from '../../../../listing/address/job-addresses.ts'
import { similarMessages } from '../../job/similar/similar-messages.ts'

export function SimilarTo({ id }: { id: number }) {
  const m = similarMessages
  const { data: job } = useQuery(jobQuery(id))
  if (!job) return null
  return (
    <p className="wrap-anywhere">
      {m.like}{' '}
      <Link {...jobLink(job, undefined)} className="inline-block py-2">
        {m.quoted(job.title)}
      </Link>
    </p>
  )
}
