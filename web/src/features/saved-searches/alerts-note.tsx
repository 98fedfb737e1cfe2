import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { notificationSettingsQuery } from '../../seeker/alerts/alert-settings.ts'
import { frequencyWords } from '../../seeker/alerts/frequency-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { boardMessages } from './board-messages.ts'

/** When alerts come, or why none do. */
export function AlertsNote({ list }: { list: readonly SavedSearch[] }) {
  const m = savedSearchMessages
  const { data: settings } = useQuery({ ...notificationSettingsQuery, retry: false })
  if (settings?.job_alerts === false) {
    return (
      <Alert
        kind="warning"
        title={m.alertsOffTitle}
        action={
          <ButtonLink to={pages.settings.path} search={{ tab: 'notifications' }}>
            {m.changeInSettings}
          </ButtonLink>
        }
      >
        {m.alertsOffText}
      </Alert>
    )
  }
  if (list.some(({ paused }) => paused === 'no-plan')) {
    return (
      <Alert
        kind="warning"
        title={m.noPlanTitle}
        action={<ButtonLink to={pages.plans.path}>{m.seePlans}</ButtonLink>}
      >
        {m.noPlanText}
      </Alert>
    )
  }
  if (!settings) return null
  return (
    <SignBoard paint={1} className="grid gap-1 px-5 py-4 lg:gap-3 lg:px-7 lg:py-8">
      <p className="sign-text text-t4 lg:text-t6">{boardMessages[settings.frequency]}</p>
      <p className="text-t1 lg:text-t2">
        {m.told(frequencyWords[settings.frequency])}{' '}
        <Link
          to={pages.settings.path}
          search={{ tab: 'notifications' }}
          className="inline-block py-1 text-inherit lg:mt-2 lg:block"
        >
          {m.changeInSettings}
        </Link>
      </p>
    </SignBoard>
  )
}
