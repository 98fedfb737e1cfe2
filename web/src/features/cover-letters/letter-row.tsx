import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import type { LetterSummary } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { originMarks } from '../../acts/letters/origin-messages.ts'
import { formatAge } from '../../i18n/age.ts'
import { EmployerPlate } from '../../listing/employer/employer-plate.tsx'
import { shownEmployer } from '../../listing/employer/shown-employer.ts'
import { Badge } from '../../ui/signs/badge.tsx'
import { letterMessages } from './letters-messages.ts'

/** The subject's link covers the row, below the job's link. */
export function LetterRow({ letter, now }: { letter: LetterSummary; now: number }) {
  const m = letterMessages
  const marks = originMarks
  const isShown = letter.employer_name !== EMPLOYER_NOT_SHOWN
  return (
    <li className="group relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 py-3 pr-4 pl-4 -outline-offset-3 hover:bg-sunk has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-sea">
      <EmployerPlate employer={isShown ? { name: letter.employer_name } : null} size="small" />
      <div className="grid gap-1">
        <h3 className="line-clamp-2 text-[0.9375rem] leading-tight wrap-anywhere">
          <Link
            to={pages.letter.path}
            params={{ id: String(letter.id) }}
            className="py-1 text-ink no-underline group-hover:underline before:absolute before:inset-0 focus-visible:outline-0"
          >
            {letter.subject}
          </Link>
        </h3>
        <p className="mt-1 text-t1 text-ink-2 wrap-anywhere">
          <JobOfLetter letter={letter} /> · <span>{shownEmployer(letter.employer_name)}</span>
        </p>
        <p className="line-clamp-2 max-w-[68ch] text-t1 wrap-anywhere">{letter.excerpt}</p>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 pt-1 text-t0">
          {letter.is_sent && (
            <Badge tone="blue" icon={Send}>
              {m.sent}
            </Badge>
          )}
          {(letter.source === 'written' || letter.source === 'template') && (
            <Badge tone="grey">{marks[letter.source]}</Badge>
          )}
          <span className="text-ink-2">{m.changed(formatAge(letter.updated_at, now))}</span>
        </div>
      </div>
    </li>
  )
}

/** A removed job opens only for seekers who applied or saved it. */
function JobOfLetter({ letter }: { letter: LetterSummary }) {
  const m = letterMessages
  const { job_title, job_post_id, job_removed_at, is_sent } = letter
  if (job_removed_at !== null && !is_sent) {
    return (
      <>
        <span className="wrap-anywhere">{job_title}</span>
        <Badge tone="grey">{m.noLongerPosted}</Badge>
      </>
    )
  }
  return (
    <Link to={pages.job.path} params={{ id: String(job_post_id) }} className="relative py-1">
      {job_title}
    </Link>
  )
}
