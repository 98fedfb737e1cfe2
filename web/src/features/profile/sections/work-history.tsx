import type { Profile } from '@hanap/contract/profile/profile'
import { LongText } from '../../../page/long-text.tsx'
import { profileMessages } from '../messages.ts'
import { type HistoryEntry, useHistoryEntries } from './history-entries.ts'

/** Marks entries from a resume. */
export function WorkHistory({
  profile,
}: {
  profile: Pick<Profile, 'education' | 'experience' | 'from_resume'>
}) {
  const m = profileMessages
  const { experience, education } = useHistoryEntries(profile)
  if (experience.length + education.length === 0) return null
  const { from_resume } = profile
  const isMixed =
    experience.length > 0 && education.length > 0 && from_resume.education !== from_resume.experience
  const note = <p className="text-t1 text-ink-2">{m.fromResume}</p>
  return (
    <div className="mt-2 grid gap-5">
      <Entries title={m.pastJobs} entries={experience} />
      {isMixed && from_resume.experience && note}
      <Entries title={m.education} entries={education} />
      {(isMixed ? from_resume.education : from_resume.education || from_resume.experience) && note}
    </div>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3>{title}</h3>
      <ul className="rows border-t border-line">
        {entries.map(({ key, head, at, text }) => (
          <li key={key} className="grid gap-0.5 py-3 wrap-anywhere">
            <p className="head-text">{head}</p>
            {at && <p className="text-t1 text-ink-2">{at}</p>}
            {text && <LongText text={text} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
