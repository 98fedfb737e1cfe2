import type { Application, SentApplication, SentResume } from '@hanap/contract/applications/applications'
import { wasFollowed } from '@hanap/contract/applications/asked'
import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import type { Resume } from '@hanap/contract/profile/resumes'
import { versionOf } from '../../../lib/version.ts'
import { shownInterview } from '../interviews/rules.ts'
import type { InterviewRow } from '../interviews/store.ts'
import type { ApplicationRow, EventRow, ListedRow } from '../store.ts'

/**
 * @param given.events oldest first
 * @param given.interviews in order of time
 */
export function onWire(
  row: ListedRow,
  given: { events: EventRow[]; interviews: InterviewRow[]; now: Date },
): Application {
  const { events, interviews, now } = given
  const interview = shownInterview(interviews, now)
  const edited = {
    job_title: row.sent_job.title,
    employer_name: row.sent_job.employer_name ?? EMPLOYER_NOT_SHOWN,
    job_url: row.sent_job.url,
    status: row.status,
    applied_date: row.applied_at.toISOString(),
    applied_on: row.applied_on,
    notes: row.notes,
    interviews: interviews.map(({ id, starts_at, starts_on, label, place, notes: own }) => ({
      id,
      starts_at: starts_at?.toISOString() ?? null,
      starts_on,
      label,
      place,
      notes: own,
    })),
    offer_date: row.offer_date?.toISOString() ?? null,
    offer_on: row.offer_on,
    follow_up_date: row.follow_up_at?.toISOString() ?? null,
    follow_up_on: row.follow_up_on,
  }
  return {
    id: row.id,
    origin: row.origin,
    job: row.job_id,
    ...edited,
    version: versionOf(edited),
    last_updated: row.updated_at.toISOString(),
    interview_date: interview?.starts_at?.toISOString() ?? null,
    interview_on: interview?.starts_on ?? null,
    reminded_at: row.reminded_at?.toISOString() ?? null,
    board_status: row.board_status,
    send_state: row.send_state,
    send_problem: row.send_problem,
    followed: row.asked && wasFollowed(row.asked),
    history: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      from: event.from_value,
      to: event.to_value,
      source: event.source,
      happened_at: event.happened_at.toISOString(),
    })),
  }
}

/** The letter and resume are null if this letter never went. */
export function frozenCopy(
  row: ApplicationRow,
): Pick<SentApplication, 'sent_job' | 'sent_letter' | 'sent_resume' | 'asked'> {
  const { sent_job, sent_letter, sent_resume, already_there_at, asked } = row
  const listing = {
    ...sent_job,
    hours_per_day: sent_job.hours_per_day ?? null,
    employer_name: sent_job.employer_name ?? EMPLOYER_NOT_SHOWN,
  }
  if (already_there_at) return { sent_job: listing, sent_letter: null, sent_resume: null, asked }
  const letter = sent_letter && { ...sent_letter, source: sent_letter.source ?? null }
  return { sent_job: listing, sent_letter: letter, sent_resume, asked }
}

export function fileOf(resume: Resume & { sha256: string }): NonNullable<SentResume['file']> {
  const { file_name, file_type, size, sha256 } = resume
  return { file_name, file_type, size, sha256 }
}
