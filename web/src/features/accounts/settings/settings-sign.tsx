import { userInitials } from '@hanap/contract/accounts/user-initials'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/browser-session.ts'
import { subscriptionQuery } from '../../../api/standing.ts'
import { Avatar } from '../../../ui/signs/avatar.tsx'
import { SignBoard } from '../../../ui/signs/sign-board.tsx'
import { settingsMessages } from './messages.ts'
import { planWords } from './plan-words.ts'

/** For everybody: in red, some would read an alarm. */
const TINTA = 5

/** The page's heading on a board. */
export function SettingsSign() {
  const m = settingsMessages
  const { user } = useSession()
  const { data: subscription } = useQuery(subscriptionQuery)
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : ''
  return (
    <SignBoard
      as="header"
      paint={TINTA}
      className="settings-sign grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 sm:gap-5"
    >
      <Avatar letters={userInitials(user ?? { first_name: '', last_name: '', username: '' })} big />
      <div className="wrap-anywhere">
        <h1 tabIndex={-1}>{m.title}</h1>
        <p className="mt-0.5 text-t1">{name}</p>
        {/* From 1200 px the panel beside the form says it. */}
        {subscription?.plan && <p className="text-t1 xl:hidden">{planWords(subscription)}</p>}
      </div>
    </SignBoard>
  )
}
