import type { Shift } from '@hanap/contract/jobs/job-details'
import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import type { NotificationFrequency } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import type { HoursKind } from '../../../reading/hours/work-hours.ts'

export type SeekerDue = {
  id: number
  email: string
  first_name: string
  job_alerts: boolean
  frequency: NotificationFrequency
}
export type ClaimedMatch = { user_id: number; job_id: number; saved_search_ids: number[] }
export type TellingSearch = {
  id: number
  user_id: number
  name: string
  criteria: SearchCriteria
  alerts: boolean
  language: Language
  updated_at: Date
}
export type AlertListing = {
  user_id: number
  job_id: number
  title: string
  employer_name: string | null
  salary: string
  pay_currency: string | null
  pay_period: string | null
  pay_assumptions: string[]
  pay_rate_date: string | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  monthly_php_min: number | null
  monthly_php_max: number | null
  shift: Shift | null
  hours_kind: HoursKind | null
  posted_at: Date
}

/** Characters of a description. */
const MOST_READ = 20_000

/** Matches up to then are due. */
export type Due = Readonly<Record<NotificationFrequency, Date>>
type Defaults = { frequency: NotificationFrequency; job_alerts: boolean }

/**
 * Locks seekers by id; skips locked ones.
 * @param page.after the last seeker of the page before
 * @param defaults for seekers who never chose
 */
export async function claimSeekers(
  tx: Tx,
  due: Due,
  page: { after: number; limit: number },
  defaults: Defaults,
): Promise<SeekerDue[]> {
  const { rows } = await sql<SeekerDue>`
    select u.id, u.email, u.first_name, coalesce(n.job_alerts, ${defaults.job_alerts}) as job_alerts,
      coalesce(n.frequency, ${defaults.frequency}) as frequency
    from users u left join notification_settings n on n.user_id = u.id
    where u.id > ${page.after} and exists (
      select from alert_matches m where m.user_id = u.id and m.settled_at is null
        and m.matched_at <= case coalesce(n.frequency, ${defaults.frequency})
          when 'immediately' then ${due.immediately}::timestamptz
          when 'daily' then ${due.daily}::timestamptz
          else ${due.weekly}::timestamptz
        end
    )
    order by u.id limit ${page.limit}
    for no key update of u skip locked`.execute(tx)
  return rows
}

/** Settles all waiting matches. */
export async function claimMatches(tx: Tx, userIds: readonly number[], now: Date): Promise<ClaimedMatch[]> {
  const { rows } = await sql<ClaimedMatch>`
    update alert_matches set settled_at = ${now}
    where user_id = any(${[...userIds]}::bigint[]) and settled_at is null
    returning user_id, job_id, saved_search_ids`.execute(tx)
  return rows
}

export async function findTelling(tx: Tx, userIds: readonly number[]): Promise<TellingSearch[]> {
  return tx
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'name', 'alerts', 'updated_at'])
    .select([sql<SearchCriteria>`criteria`.as('criteria'), sql<Language>`language`.as('language')])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** Newest first, without removed jobs and those that the seeker hid, saved or applied to meanwhile. */
export async function findTold(tx: Tx, claimed: readonly ClaimedMatch[]): Promise<AlertListing[]> {
  const { rows } = await sql<AlertListing>`
    select c.user_id, j.id as job_id, j.title, e.name as employer_name, j.salary,
      j.pay_currency, j.pay_period, j.pay_assumptions, j.pay_rate_date, j.monthly_usd_min, j.monthly_usd_max,
      j.shift, j.hours_kind,
      j.monthly_php_min, j.monthly_php_max, j.posted_at
    from unnest(
      ${claimed.map(({ user_id }) => user_id)}::bigint[],
      ${claimed.map(({ job_id }) => job_id)}::bigint[]
    ) as c (user_id, job_id)
    join jobs j on j.id = c.job_id and j.removed_at is null
    left join employers e on e.id = j.employer_id
    where not exists (select from hidden_jobs h where h.user_id = c.user_id and h.job_id = j.id)
      and not exists (select from saved_jobs s where s.user_id = c.user_id and s.job_id = j.id)
      and not exists (select from applications a where a.user_id = c.user_id and a.job_id = j.id)
    order by j.posted_at desc, j.id desc`.execute(tx)
  return rows
}

/** Only beginnings, in which places are found. */
export async function findDescriptions(tx: Tx, jobIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('jobs')
    .select(['id', sql<string>`left(description, ${MOST_READ})`.as('description')])
    .where(sql<boolean>`id = any(${[...jobIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, description }) => [id, description]))
}
