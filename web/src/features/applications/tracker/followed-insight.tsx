import type { Application } from '@hanap/contract/applications/applications'
import { formatCount } from '../../../i18n/format.ts'
import { askedMessages } from './detail/asked-messages.ts'

/** In how many applications the seeker followed all orders. */
export function FollowedInsight({ applications }: { applications: readonly Application[] }) {
  const asked = applications.filter(
    ({ followed, send_state }) => typeof followed === 'boolean' && send_state === 'sent',
  )
  const done = asked.filter(({ followed }) => followed).length
  if (done === 0) return null
  return (
    <p className="text-t1 text-ink-2">
      {askedMessages.followed(formatCount(done), formatCount(asked.length), asked.length === 1)}
    </p>
  )
}
