import type { Profile } from '@hanap/contract/profile/profile'
import type { ReactNode } from 'react'
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
  const isBoth = from_resume.experience && from_resume.education
  const note = <span className="text-t1 text-ink-2">{m.fromResume}</span>
  return (
    <div className="mt-2 grid gap-x-10 gap-y-5 lg:has-[>div+div]:grid-cols-2">
      <Entries title={m.pastJobs} entries={experience} note={!isBoth && from_resume.experience && note} />
      <Entries title={m.education} entries={education} note={!isBoth && from_resume.education && note} />
      {isBoth && <p className="col-span-full">{note}</p>}
    </div>
  )
}

type EntriesProps = { title: string; entries: readonly HistoryEntry[]; note: ReactNode }

function Entries({ title, entries, note }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <div className="grid content-start gap-2">
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
      {note && <p>{note}</p>}
    </div>
  )
}
