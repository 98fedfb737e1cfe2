import type { PageAccess } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../api/server-clock.ts'
import { session } from '../api/session/browser-session.ts'
import { heldStanding, isActive } from '../seeker/guard.ts'

/** Decides by cached data only. Unknown plans are offered the page; its guard decides. */
export function mayOpen(access: PageAccess, queries: QueryClient): boolean {
  if (access === 'public') return true
  if (session.read().token === null) return false
  const standing = access === 'subscriber' ? heldStanding(queries) : null
  return standing === null || isActive(standing, serverNow())
}
