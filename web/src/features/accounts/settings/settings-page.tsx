import './settings.css'
import { pages } from '@hanap/contract/site/pages'
import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router'
import { Bell, KeyRound, type LucideIcon, Plug, Shield, UserRound } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Failure } from '../../../page/failing/failure.tsx'
import { Page } from '../../../page/page.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { settingsMessages } from './messages.ts'
import { PlanSign } from './plan-sign.tsx'
import { readSettingsSearch, type SettingsTab, settingsTabs } from './settings-search.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'

const glyphs: Readonly<Record<SettingsTab, LucideIcon>> = {
  personal: UserRound,
  password: KeyRound,
  notifications: Bell,
  integrations: Plug,
  privacy: Shield,
}

/** `side` is the end of the third column, null until there is one. */
type TabProps = { next: string | undefined; side: HTMLElement | null }

/** Each tab's code loads when it is first opened. */
const panels: Readonly<Record<SettingsTab, ComponentType<TabProps>>> = {
  personal: lazy(async () => ({ default: (await import('./personal/personal-tab.tsx')).PersonalTab })),
  password: lazy(async () => ({ default: (await import('./password/password-tab.tsx')).PasswordTab })),
  notifications: lazy(async () => ({ default: (await import('./notifications-tab.tsx')).NotificationsTab })),
  integrations: lazy(async () => ({
    default: (await import('./integrations/integrations-section.tsx')).IntegrationsSection,
  })),
  privacy: lazy(async () => ({ default: (await import('./privacy-tab.tsx')).PrivacyTab })),
}

/** Wide screens only; phones do not fetch it. */
const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel)

/** From here on: three columns. */
const WIDE = '(width >= 75rem)'

export function SettingsPage() {
  const m = settingsMessages
  const { tab = settingsTabs[0], next } = readSettingsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const select = (chosen: SettingsTab) =>
    void navigate({ to: pages.settings.path, search: { tab: chosen, ...(next && { next }) }, replace: true })
  const Panel = panels[tab]
  const isWide = useMedia(WIDE)
  const [side, setSide] = useState<HTMLElement | null>(null)
  return (
    <Page title={m.title} className="settings" actions={!isWide && <PlanSign />}>
      <div className="items-start gap-10 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Tabs
          label={m.sections}
          upright={isWide}
          items={settingsTabs.map((id) => ({ id, label: m[id], icon: glyphs[id] }))}
          selected={tab}
          onSelect={select}
        >
          <div className={classNames('grid grid-cols-1 gap-2 sm:gap-4', !isWide && 'pt-4 pb-6')}>
            <CatchBoundary getResetKey={() => tab} errorComponent={Failure}>
              <Suspense fallback={<SettingsSkeleton />}>
                <Panel next={next} side={side} />
              </Suspense>
            </CatchBoundary>
          </div>
        </Tabs>
        {isWide && (
          <div className="grid grid-cols-1 gap-4 max-xl:hidden">
            <Suspense>
              <AccountPanel tab={tab} />
            </Suspense>
            <div ref={setSide} className="empty:hidden" />
          </div>
        )}
      </div>
    </Page>
  )
}
