import type { PlanType } from '@hanap/contract/payments/plans'
import { prepared } from '../../db/prepared.ts'

export type SubscriberRow = {
  id: number
  user_id: number
  remember_me: boolean
  created_at: Date
  last_used_at: Date
  /** Plan, start and end in milliseconds. */
  periods: readonly (readonly [PlanType, number, number])[]
  hidden: number[] | null
  hidden_open: number | null
  searched_at: Date | null
  /** The number of the last change, and the count. */
  listings: readonly [number, number] | null
}

type Given = [tokenHash: Buffer, now: Date, isList: boolean, mostHidden: number, textHash: Buffer | null]

export const findSubscriber = prepared<SubscriberRow, Given>(
  'subscriber',
  `select s.id, s.user_id, s.remember_me, s.created_at, s.last_used_at,
    (select coalesce(json_agg(json_build_array(plan_type, extract(epoch from starts_at) * 1000,
        extract(epoch from ends_at) * 1000)), '[]')
      from subscription_periods p where p.user_id = s.user_id) as periods,
    case when $3::boolean then array(
      select job_id from hidden_jobs h where h.user_id = s.user_id
      order by hidden_at desc, job_id desc limit $4::integer) end as hidden,
    case when $3::boolean then (
      select count(*) from hidden_jobs h join open_jobs o on o.job_id = h.job_id
      where h.user_id = s.user_id) end as hidden_open,
    (select last_searched_at from recent_searches r
      where r.user_id = s.user_id and r.text_hash = $5::bytea) as searched_at,
    case when $3::boolean then (select array[last_change, open_jobs] from listing_count) end as listings
  from sessions s
  where s.token_hash = $1::bytea and s.expires_at > $2::timestamptz`,
)
