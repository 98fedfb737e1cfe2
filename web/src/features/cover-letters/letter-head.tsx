import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { formatAge } from '../../i18n/age.ts'
import { useNow } from '../../i18n/use-now.ts'
import { shownEmployer } from '../../listing/employer/shown-employer.ts'
import { letterMessages } from './letters-messages.ts'

export function LetterHead({ letter }: { letter: KeptLetter | undefined }) {
  const m = letterMessages
  const now = useNow()
  const canOpenJob = letter && (letter.job_removed_at === null || letter.applied)
  return (
    <>
      {letter && (
        <p className="wrap-anywhere">
          {shownEmployer(letter.employer_name)} · {m.changed(formatAge(letter.updated_at, now))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 text-t1">
        <Link to={pages.letters.path} className="inline-flex min-h-11 items-center">
          {m.allLetters}
        </Link>
        {canOpenJob && (
          <Link
            to={pages.job.path}
            params={{ id: String(letter.job_post_id) }}
            className="inline-flex min-h-11 items-center"
          >
            {m.seeJob}
          </Link>
        )}
      </p>
    </>
  )
}
