import type { Application } from '@hanap/contract/applications/applications'
import { saysAll } from '../application-text.ts'
import { dayInManila, hasReminder, interviewAhead } from '../application-times.ts'
import type { ApplicationFilters, SendingFilter } from './applications-search.ts'

export type Criterion = keyof ApplicationFilters

/** In display order. */
const criteria = ['search', 'origin', 'sending', 'from', 'to', 'interview', 'reminder'] as const

type Test = (application: Application, filters: ApplicationFilters, now: number) => boolean

/** Each runs only if its filter is set. */
const tests: Readonly<Record<Criterion, Test>> = {
  search: (application, { search = '' }) => saysAll(application, search),
  origin: ({ origin }, filters) => origin === filters.origin,
  sending: ({ send_state }, { sending }) => sendingOf(send_state) === sending,
  from: ({ applied_date }, { from = '' }) => dayInManila(applied_date) >= from,
  to: ({ applied_date }, { to = '' }) => dayInManila(applied_date) <= to,
  interview: (application, _, now) => interviewAhead(application, now) !== null,
  reminder: hasReminder,
}

/** The board has not confirmed 'sending' either. */
function sendingOf(state: Application['send_state']): SendingFilter {
  return state === 'sending' ? 'unknown' : state
}

/** In display order. */
export function criteriaOf(filters: ApplicationFilters): Criterion[] {
  return criteria.filter((criterion) => filters[criterion] !== undefined)
}

/**
 * Keeps the order given.
 * @param now milliseconds since 1970
 */
export function filterApplications(
  applications: readonly Application[],
  filters: ApplicationFilters,
  now: number,
): readonly Application[] {
  const asked = criteriaOf(filters).map((criterion) => tests[criterion])
  if (asked.length === 0) return applications
  return applications.filter((application) => asked.every((test) => test(application, filters, now)))
}

export function withoutCriteria(filters: ApplicationFilters, gone: readonly Criterion[]): ApplicationFilters {
  return Object.fromEntries(
    criteriaOf(filters)
      .filter((criterion) => !gone.includes(criterion))
      .map((criterion) => [criterion, filters[criterion]]),
  )
}

/** How many applications match without each filter; most first, without zeros. */
export function waysOut(
  applications: readonly Application[],
  filters: ApplicationFilters,
  now: number,
): { criterion: Criterion; count: number }[] {
  return criteriaOf(filters)
    .map((criterion) => {
      const left = filterApplications(applications, withoutCriteria(filters, [criterion]), now)
      return { criterion, count: left.length }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

/** How many applications each choice would leave under the other filters; 'any' means no such filter. */
export function countChoices<Choice extends string>(
  applications: readonly Application[],
  filters: ApplicationFilters,
  asked: { criterion: 'origin' | 'sending'; choices: readonly Choice[]; now: number },
): Readonly<Record<Choice | 'any', number>> {
  const { criterion, choices, now } = asked
  const others = filterApplications(applications, withoutCriteria(filters, [criterion]), now)
  const counts = choices.map((choice) => {
    const left = others.filter((application) => tests[criterion](application, { [criterion]: choice }, now))
    return [choice, left.length] as const
  })
  return Object.fromEntries([['any', others.length], ...counts]) as Record<Choice | 'any', number>
}
