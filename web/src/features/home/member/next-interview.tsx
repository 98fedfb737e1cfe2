import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import type { NextInterview as Given } from '@hanap/contract/site/member-home'
import { shownEmployer } from '../../../listing/employer/shown-employer.ts'
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { memberHomeMessages } from './messages.ts'
import { jobAt } from './rows.tsx'
import { interviewTimes } from './times.ts'

/** Always asul (blue), for recognition. */
export function NextInterview({ interview, now }: { interview: Given; now: number }) {
  const m = memberHomeMessages
  const { heading, day, time, isNear } = interviewTimes(interview, now, m)
  const { label, place } = interview
  const isCall = isWebAddress(place)
  // 'Interview tomorrow' says the day: paints only the time.
  const painted = isNear && time !== null ? [time] : [day, time]
  const notes = [painted.includes(day) ? null : day, label, !isCall && place].filter(Boolean)
  return (
    <section id="interview" aria-labelledby="interview-title" className="member-interview">
      <SignBoard paint={2}>
        <h2 id="interview-title" tabIndex={-1}>
          {heading}
        </h2>
        <p className="member-time">
          {painted.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
        <h3 className="line-clamp-4">{jobAt(interview.job_title, shownEmployer(interview.employer_name))}</h3>
      </SignBoard>
      <div className="grid gap-2.5 px-5 pt-3 pb-3.5 text-t1">
        {notes.length > 0 && <p className="wrap-anywhere">{notes.join(' · ')}</p>}
        <p className="flex flex-wrap gap-2 *:flex-1">
          {isCall && (
            <ButtonAnchor href={place} look="primary" target="_blank" rel="noopener noreferrer nofollow">
              {m.openCall} <span className="sr-only">{m.newTab}</span>
            </ButtonAnchor>
          )}
          <ButtonLink to="/applications" search={{ open: interview.application_id }}>
            {m.myNotes}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
