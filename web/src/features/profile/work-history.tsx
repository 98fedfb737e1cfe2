import type { Profile } from '@hanap/contract/profile'
import { useMessages } from '../../i18n/language.tsx'
import { LongText } from './long-text.tsx'
import { profileMessages } from './messages.ts'

type Entry = { key: string; head: string; at: string; dates: string; text?: string }

/** Education and past jobs as the resume told them. */
export function WorkHistory({ profile }: { profile: Pick<Profile, 'education' | 'experience'> }) {
  const m = useMessages(profileMessages)
  const jobs = profile.experience.map((job, place) => ({
    key: `${place} ${job.title}`,
    head: job.title || job.company,
    at: job.title ? job.company : '',
    dates: m.dates(job.start, job.end),
    text: job.summary,
  }))
  const schools = profile.education.map((entry, place) => ({
    key: `${place} ${entry.school}`,
    head: entry.degree || entry.school,
    at: entry.degree ? entry.school : '',
    dates: m.dates(entry.start, entry.end),
  }))
  if (jobs.length + schools.length === 0) return null
  return (
    <div className="mt-2 grid gap-5">
      <Entries title={m.pastJobs} entries={jobs} />
      <Entries title={m.education} entries={schools} />
      <p className="text-t1 text-ink-2">{m.fromResume}</p>
    </div>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3>{title}</h3>
      <ul className="rows border-t border-line">
        {entries.map(({ key, head, at, dates, text }) => (
          <li key={key} className="grid gap-0.5 py-3 wrap-anywhere">
            <p className="head-text">{head}</p>
            {(at || dates) && <p className="text-t1 text-ink-2">{[at, dates].filter(Boolean).join(', ')}</p>}
            {text && <LongText text={text} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
