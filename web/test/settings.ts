import { defaultNotificationSettings } from '@hanap/contract/notices/notifications'
import { defaultPrivacySettings } from '@hanap/contract/profile/privacy'
import { session } from '../src/api/session/browser-session.ts'
import { openSite } from './open-site.tsx'
import { ana, holding, standingOf, trialOf } from './seekers.ts'

/** Before ana has changed anything. */
const settingsAnswers: Readonly<Record<string, unknown>> = {
  'GET /settings/notifications/': { settings: defaultNotificationSettings },
  'GET /settings/privacy/': defaultPrivacySettings,
  'GET /settings/privacy/preview/': { views: [] },
  'GET /settings/data-export/': { export: null },
  'GET /auth/sessions/': { count: 0, results: [] },
}

export function openSettings(tab: string, answers: Readonly<Record<string, unknown>> = {}) {
  const now = Date.now()
  session.signIn('t-ana', ana)
  return openSite(`/settings?tab=${tab}`, {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    ...settingsAnswers,
    ...answers,
  })
}
