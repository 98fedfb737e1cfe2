import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { shownEmployer } from '../../../listing/employer/shown-employer.ts'
import { profileLeft } from '../../../seeker/profile-left.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeRow, HomeSection, jobAt } from './rows.tsx'

/** Skipped preferences count as done. */
const asked = ({ onboarding: { checks, preferences_skipped: isSkipped } }: ReadHome) =>
  isSkipped ? { ...checks, has_job_preferences: true } : checks

const begunLetters = ({ begun_letters, letters }: ReadHome) =>
  begun_letters.flatMap((job) => {
    const kept = letters.find(({ jobId }) => jobId === job.job_id)
    return kept ? [{ ...job, words: kept.words }] : []
  })

export function Unfinished({ home }: { home: ReadHome }) {
  const m = memberHomeMessages
  const { percent, missing, step } = profileLeft(asked(home))
  const letters = begunLetters(home)
  if (letters.length === 0 && step === null) return null
  const toStep = { to: pages.onboarding.path, search: { step: step ?? 1 } } as const
  return (
    <HomeSection id="unfinished" title={m.unfinished}>
      <ul className="member-rows">
        {letters.map(({ job_id, job_title, employer_name, words }) => {
          const toJob = {
            to: pages.job.path,
            params: { id: String(job_id) },
            state: { opensApply: true },
          } as const
          const job = jobAt(job_title, shownEmployer(employer_name))
          return (
            <HomeRow
              key={job_id}
              title={<Link {...toJob}>{m.letter(job)}</Link>}
              note={m.letterText(words)}
              end={
                <ButtonLink {...toJob} size="small">
                  {m.continue} <span className="sr-only">{m.letter(job)}</span>
                </ButtonLink>
              }
            />
          )
        })}
        {step !== null && (
          <HomeRow
            title={<Link {...toStep}>{m.profile}</Link>}
            note={m.profileText(percent, missing.map((name) => m[name]).join(', '))}
            end={
              <ButtonLink {...toStep} size="small">
                {m.add} <span className="sr-only">{m.profile}</span>
              </ButtonLink>
            }
          />
        )}
      </ul>
    </HomeSection>
  )
}
