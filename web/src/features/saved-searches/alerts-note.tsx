import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { notificationSettingsQuery } from '../../seeker/alerts/alert-settings.ts'
import { AlertsBoard } from '../../seeker/alerts/alerts-board.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'

/** When alerts come, or why none do; the reason comes first on phones. */
export function AlertsNote({ list }: { list: readonly SavedSearch[] }) {
  const m = savedSearchMessages
  const { data: settings } = useQuery({ ...notificationSettingsQuery, retry: false })
  if (settings?.job_alerts === false) {
    return (
      <Alert
        kind="warning"
        title={m.alertsOffTitle}
        className="max-lg:order-first"
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
        className="max-lg:order-first"
        action={<ButtonLink to={pages.plans.path}>{m.seePlans}</ButtonLink>}
      >
        {m.noPlanText}
      </Alert>
    )
  }
  return <AlertsBoard />
}
