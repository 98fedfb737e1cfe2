import type { Job } from '@hanap/contract/jobs/jobs'
import {
  type BegunLetter,
  type MemberHome,
  MOST_FOLLOW_UPS_SHOWN,
  MOST_MATCHES_SHOWN,
} from '@hanap/contract/site/member-home'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Onboarding } from '../onboarding/service.ts'
import type { SavedSearches } from '../saved-searches/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { type Periods, periodsAt } from './rules.ts'
import {
  type ApplicationNames,
  type DueRow,
  findFollowUps,
  findFresh,
  findNextInterview,
  type InterviewAhead,
  keepVisit,
} from './store.ts'

export type Home = {
  /**
   * Counts as a visit.
   * @param letterJobs jobs with a letter draft on the seeker's device
   */
  read(userId: number, letterJobs: readonly number[]): Promise<MemberHome>
}

export function createHome({
  db,
  clock,
  subscriptions,
  jobs,
  savedSearches,
  notifications,
  onboarding,
}: {
  db: Database
  clock: Clock
  subscriptions: Pick<Subscriptions, 'hasActiveSubscription'>
  jobs: Pick<Jobs, 'describe'>
  savedSearches: Pick<SavedSearches, 'list'>
  notifications: Pick<Notifications, 'settingsOf'>
  onboarding: Pick<Onboarding, 'check'>
}): Home {
  async function findJobs(userId: number, letterJobs: readonly number[], periods: Periods) {
    const [since, isActive] = await Promise.all([
      keepVisit(db, userId, periods).then((before) => before ?? periods.firstSince),
      subscriptions.hasActiveSubscription(userId),
    ])
    // Only subscribers see jobs.
    if (!isActive) return { since, count: 0, jobs: [], ofSearch: {}, begun: [] }
    const fresh = await findFresh(db, userId, { since, most: MOST_MATCHES_SHOWN })
    const described = await jobs.describe(db, userId, [...new Set([...fresh.ids, ...letterJobs])])
    const find = (ids: readonly number[]) => ids.flatMap((id) => described.get(id) ?? [])
    return {
      since,
      count: fresh.count,
      jobs: find(fresh.ids),
      ofSearch: fresh.of_search ?? {},
      begun: find(letterJobs).filter(({ removed_at, applied }) => removed_at === null && !applied),
    }
  }

  return {
    async read(userId, letterJobs) {
      const periods = periodsAt(clock.now())
      const [found, interview, followUps, searches, settings, status] = await Promise.all([
        findJobs(userId, letterJobs, periods),
        findNextInterview(db, userId, periods),
        findFollowUps(db, userId, periods, MOST_FOLLOW_UPS_SHOWN),
        savedSearches.list(userId),
        notifications.settingsOf(db, userId),
        onboarding.check(userId),
      ])
      return {
        since: found.since.toISOString(),
        matches: { count: found.count, jobs: found.jobs },
        interviews: { count: interview?.count ?? 0, next: interview ? shownInterview(interview) : null },
        follow_ups: { count: followUps[0]?.count ?? 0, due: followUps.map(shownFollowUp) },
        alerts: {
          frequency: settings.frequency,
          searches: searches.map(({ id, name, criteria, paused }) => ({
            id,
            name,
            criteria,
            paused,
            fresh: found.ofSearch[id] ?? 0,
          })),
        },
        begun_letters: found.begun.map(begunLetter),
        onboarding: status,
      }
    },
  }
}

const begunLetter = ({ id, title, employer }: Job): BegunLetter => ({
  job_id: id,
  job_title: title,
  employer_name: employer?.name ?? '',
})

const namesOf = (row: ApplicationNames) => ({
  application_id: row.application_id,
  job_title: row.job_title,
  employer_name: row.employer_name ?? '',
})

const shownInterview = (row: InterviewAhead) => ({
  ...namesOf(row),
  starts_at: row.starts_at.toISOString(),
  starts_on: row.starts_on,
  label: row.label,
  place: row.place,
})

const shownFollowUp = (row: DueRow) => ({
  ...namesOf(row),
  applied_date: row.applied_at.toISOString(),
  applied_on: row.applied_on,
  due_on: row.due_on,
})
