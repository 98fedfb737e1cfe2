import { notificationFrequencies, notificationTopics } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { SaveBar } from '../../../../page/leaving/save-bar.tsx'
import { PageLink } from '../../../../page/page-link.tsx'
import { Switch } from '../../../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { notificationSettingsMessages } from './notification-settings-messages.ts'
import type { NotificationSettingsEdit } from './use-notification-settings.ts'

export function NotificationSettingsForm({ edit }: { edit: NotificationSettingsEdit }) {
  const m = notificationSettingsMessages
  const { value, change, isSaving } = edit
  return (
    <Panel title={m.title} main>
      <p className="max-w-[68ch] text-ink-2">{m.lead}</p>
      <form
        className="grid gap-5"
        aria-label={m.title}
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save()
        }}
      >
        <fieldset disabled={isSaving} className="grid min-w-0 gap-4">
          <div className="rows border-y border-line">
            {notificationTopics.map((topic) => (
              <Switch
                key={topic}
                label={m[topic]}
                hint={m[`${topic}Hint`]}
                checked={value[topic]}
                onChange={(event) => change({ [topic]: event.target.checked })}
              />
            ))}
          </div>
          <RadioGroup
            legend={m.frequency}
            className="choices-box"
            options={notificationFrequencies.map((frequency) => ({
              value: frequency,
              label: (
                <>
                  <span>{m[frequency]}</span>{' '}
                  <span className="text-t1 text-ink-2">{m[`${frequency}Note`]}</span>
                </>
              ),
            }))}
            value={value.frequency}
            onChange={(frequency) => change({ frequency })}
            hint={value.job_alerts ? undefined : m.alertsOff}
          />
          <p>
            <PageLink path={pages.savedSearches.path} className="inline-flex min-h-11 items-center">
              {m.toSearches}
            </PageLink>
          </p>
        </fieldset>
        <SaveBar isChanged={edit.isChanged} isSaving={isSaving} onDiscard={edit.forget} />
        {edit.dialog}
      </form>
    </Panel>
  )
}
