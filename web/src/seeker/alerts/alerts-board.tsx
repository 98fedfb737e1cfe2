import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { notificationSettingsQuery } from './alert-settings.ts'
import { boardMessages } from './board-messages.ts'
import { frequencyWords } from './frequency-words.ts'

/** When alerts come; empty while unknown or off. */
export function AlertsBoard() {
  const m = boardMessages
  const { data: settings } = useQuery({ ...notificationSettingsQuery, retry: false })
  if (!settings?.job_alerts) return null
  return (
    <SignBoard paint={1} className="grid gap-1 px-5 py-4 lg:gap-3 lg:px-7 lg:py-8">
      <p className="sign-text text-t4 lg:text-t6">{m[settings.frequency]}</p>
      <p className="text-t1 lg:text-t2">
        {m.told(frequencyWords[settings.frequency])}{' '}
        <Link
          to={pages.settings.path}
          search={{ tab: 'notifications' }}
          className="inline-block py-1 text-inherit lg:mt-2 lg:block"
        >
          {m.change}
        </Link>
      </p>
    </SignBoard>
  )
}
