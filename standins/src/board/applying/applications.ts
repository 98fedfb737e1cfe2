import { manilaDay } from '../dates.ts'
import type { Journal } from '../journal.ts'

export const THREAD_STATES = [
  'Sent',
  'Viewed',
  'Replied',
  'Shortlisted',
  'Interview',
  'Hired',
  'Not selected',
  'Declined',
  'On hold',
] as const
export type ThreadState = (typeof THREAD_STATES)[number]
export type Application = {
  id: number
  account: number
  email: string
  job_id: number
  job_title: string
  job_path: string
  subject: string
  message: string
  points: number
  sent_at: string
  state: ThreadState
}
export type ApplicationEntry = Application | { id: number; state: ThreadState; account?: never }
export type Applications = ReturnType<typeof createApplications>

/** Applications are on disk before they are confirmed. */
export function createApplications({
  journal,
  now,
  takesRepeats,
}: {
  journal: Journal<ApplicationEntry>
  now: () => Date
  takesRepeats: boolean
}) {
  const all: Application[] = []
  const ofAccount = new Map<number, Application[]>()

  function learn(entry: ApplicationEntry): void {
    if (entry.account === undefined) {
      const known = all[entry.id - 1]
      if (known) known.state = entry.state
      return
    }
    const application = { ...entry }
    all.push(application)
    const own = ofAccount.get(application.account)
    if (own) own.push(application)
    else ofAccount.set(application.account, [application])
  }
  for (const entry of journal.entries) learn(entry)

  const own = (account: number): readonly Application[] => ofAccount.get(account) ?? []
  const today = (account: number) => {
    const day = manilaDay(now())
    return own(account).filter((application) => manilaDay(new Date(application.sent_at)) === day)
  }
  return {
    all: (): readonly Application[] => all,
    /** Newest first. */
    sentBy: (account: number): Application[] => own(account).toReversed(),
    hasApplied: (account: number, jobId: number) =>
      !takesRepeats && own(account).some(({ job_id }) => job_id === jobId),
    spentToday: (account: number) => today(account).reduce((sum, { points }) => sum + points, 0),
    countToday: (account: number) => today(account).length,
    receive(application: Omit<Application, 'id' | 'sent_at' | 'state'>): Application {
      const entry: Application = {
        id: all.length + 1,
        ...application,
        sent_at: now().toISOString(),
        state: 'Sent',
      }
      journal.append(entry)
      learn(entry)
      return entry
    },
    /** @returns false if there is none */
    setState(id: number, state: ThreadState): boolean {
      if (!all[id - 1]) return false
      journal.append({ id, state })
      learn({ id, state })
      return true
    },
  }
}
