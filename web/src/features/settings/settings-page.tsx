import { pages } from '@hanap/contract/pages'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plug } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { IntegrationsSection } from '../integrations/integrations-section.tsx'
import { settingsMessages } from './messages.ts'
import { readSettingsSearch, type SettingsTab, settingsTabs } from './settings-search.ts'

const glyphs = { integrations: Plug } as const

/** A seeker's settings; the tab stands in the address. */
export function SettingsPage() {
  const m = useMessages(settingsMessages)
  const { tab = settingsTabs[0], next } = readSettingsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const select = (chosen: SettingsTab) =>
    void navigate({ to: pages.settings.path, search: { tab: chosen, ...(next && { next }) }, replace: true })
  return (
    <Page title={m.title}>
      <div className="max-w-[880px]">
        <Tabs
          label={m.sections}
          items={settingsTabs.map((id) => ({ id, label: m[id], icon: glyphs[id] }))}
          selected={tab}
          onSelect={select}
        >
          <IntegrationsSection next={next} />
        </Tabs>
      </div>
    </Page>
  )
}
