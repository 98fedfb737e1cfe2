import type { Application } from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { viewMessages } from './views/views-messages.ts'

const look =
  'head-text py-1 text-[0.9375rem] leading-snug text-ink no-underline wrap-anywhere hover:underline'

/** An application made elsewhere links to the page its seeker noted, if any. */
export function JobTitle({ application }: { application: Application }) {
  const m = viewMessages
  const { job, job_title, job_url } = application
  if (job !== null) {
    return (
      <Link to={pages.job.path} params={{ id: String(job) }} className={look}>
        {job_title}
      </Link>
    )
  }
  // Links web addresses only.
  if (!/^https?:\/\//i.test(job_url)) return <span className={look}>{job_title}</span>
  return (
    <a href={job_url} target="_blank" rel="noopener noreferrer" className={classNames(look, 'pr-6')}>
      {/* Outside the line, so that the icon never wraps alone. */}
      {job_title}
      <Icon of={ExternalLink} size="small" className="absolute mt-0.5 ml-1.5 inline" />{' '}
      <span className="sr-only">{m.newTab}</span>
    </a>
  )
}
