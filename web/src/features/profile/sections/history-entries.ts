import type { Profile } from '@hanap/contract/profile/profile'
import { profileMessages } from '../messages.ts'

type History = Pick<Profile, 'education' | 'experience'>
type Words = { head: string; at: string; text: string }

export type HistoryEntry = Words & { key: string }

/** Leaves out what a resume lacks. */
export function useHistoryEntries({ education, experience }: History): Record<keyof History, HistoryEntry[]> {
  const m = profileMessages
  const words = (names: [string, string], dates: string, text: string): Words => {
    const [head = '', at = ''] = names.filter(Boolean)
    return { head, at: [at, dates].filter(Boolean).join(', '), text }
  }
  return {
    experience: withKeys(
      experience.map((job) => words([job.title, job.company], m.dates(job.start, job.end), job.summary)),
    ),
    education: withKeys(
      education.map((school) => words([school.degree, school.school], m.dates(school.start, school.end), '')),
    ),
  }
}

/** Entries have no id: the key is their text, plus a count for repeats. */
function withKeys(entries: readonly Words[]): HistoryEntry[] {
  const said = entries.map((entry) => JSON.stringify(entry))
  return entries.map((entry, place) => {
    const before = said.slice(0, place).filter((other) => other === said[place]).length
    return { ...entry, key: `${said[place]} ${before}` }
  })
}
