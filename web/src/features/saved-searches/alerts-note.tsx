import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { notificationSettingsQuery } from '../../seeker/alerts/alert-settings.ts'
import { frequencyWords } from '../../seeker/alerts/frequency-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'

/** When alerts come, or why none do, with the way to change that. */
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
    <p className="flex flex-wrap items-center gap-x-3">
      {m.told(frequencyWords[settings.frequency])}
      <Link
        to={pages.settings.path}
        search={{ tab: 'notifications' }}
        className="inline-flex min-h-11 items-center"
      >
        {m.changeInSettings}
      </Link>
    </p>
  )
}
