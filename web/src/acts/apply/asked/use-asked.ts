import { doneAbout } from '@hanap/contract/applications/asked'
import type { Order } from '@hanap/contract/jobs/orders'
import { isMet } from '@hanap/contract/letters/shown-orders'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/browser-session.ts'
import { seekerProfileQuery } from '../../../seeker/profile.ts'
import type { JobToApplyTo } from '../job-to-apply-to.ts'
import { useAskedDraft } from './asked-draft.ts'

type WholeLetter = { subject: string; content: string; resume_url: string }

export type AskedList = ReturnType<typeof useAsked>
export type AskedItem = AskedList['items'][number]

/** Of the orders of one job. */
const keyOfOrder = ({ kind, start, what = '' }: Order) => `${kind} ${what} ${start}`

/**
 * What a job asks for and how far each is done, as the letter stands.
 * @param isOpen the profile is not asked for before
 */
export function useAsked(job: JobToApplyTo, letter: WholeLetter, isOpen: boolean) {
  const draft = useAskedDraft(job.id)
  const { user } = useSession()
  const { orders = [], orders_count: count = orders.length } = job
  const { data: profile } = useQuery({ ...seekerProfileQuery, enabled: isOpen && orders.length > 0 })
  const name = { first: user?.first_name ?? '', last: user?.last_name ?? '' }
  const items = orders.map((order) => {
    const key = keyOfOrder(order)
    const isSaid = draft.said.includes(key)
    return {
      key,
      order,
      isSaid,
      met: isMet(order, letter, name),
      done: doneAbout(order, letter, { name, isSaid }),
    }
  })
  return {
    items,
    count,
    name,
    draft,
    profile,
    /** Of what is required. */
    missing: items.filter(({ order, done }) => order.required && done === 'missing').length,
    done: items.filter(({ done }) => done !== 'missing').length,
    /** For the server. */
    said: items.map(({ order: { kind, start }, done }) => ({ kind, start, done })),
  }
}
