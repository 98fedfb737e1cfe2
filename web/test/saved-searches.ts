import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { defaultNotificationSettings } from '@hanap/contract/notices/notifications'
import { openSite } from './open-site.tsx'
import { ana, holding, standingOf, trialOf } from './seekers.ts'

/** For bookkeepers, with two recent matches. */
export const savedSearch = (id: number, other: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Bookkeeper ${id}`,
  criteria: { search: 'bookkeeper' },
  alerts: true,
  paused: null,
  created_at: '2026-11-01T00:00:00.000Z',
  last_match_at: new Date(Date.now() - 7_200_000).toISOString(),
  recent_matches: 2,
  version: 'v1',
  ...other,
})

/** ana's alerts are daily, and none was sent yet. */
export function openAsAna(path: string, answers: Readonly<Record<string, unknown>> = {}) {
  const now = Date.now()
  return openSite(
    path,
    {
      ...standingOf(ana, holding('premium', 9, now), trialOf(9, now)),
      'GET /settings/notifications/': { settings: defaultNotificationSettings },
      'GET /notifications/unread/': { unread_count: 0 },
      'GET /notifications/': { count: 0, unread_count: 0, results: [] },
      'GET /saved-searches/': { count: 0, results: [] },
      ...answers,
    },
    { token: 'known' },
  )
}
