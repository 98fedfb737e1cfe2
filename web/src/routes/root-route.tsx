import { type OtherAddress, otherAddresses, type PageAccess, pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { serverNow } from '../api/server-clock.ts'
import { isBrowserSignedIn, session } from '../api/session/browser-session.ts'
import { CommandsEntry } from '../commands/commands-entry.tsx'
import { entryMessages } from '../commands/entry-messages.ts'
import { openCommands } from '../commands/open-commands.ts'
import { painted } from '../page/painted.ts'
import { readOwnPath } from '../page/paths.ts'
import { guardPage } from '../seeker/guard.ts'
import { Frame } from '../shell/frame.tsx'
import type { HeaderTools } from '../shell/header/header-tools.ts'
import { lazyPart } from '../ui/lazy-part.ts'

export type RouterContext = { queries: QueryClient }
export type Search = Readonly<Record<string, unknown>>
export type Entering = {
  context: RouterContext
  location: { pathname: string; href: string }
  cause: 'preload' | 'enter' | 'stay'
}

const NotificationBell = lazyPart(
  async () => (await import('../features/notifications/notification-bell.tsx')).NotificationBell,
)

const headerTools: HeaderTools = {
  commands: <CommandsEntry />,
  bell: <NotificationBell />,
  menuEntry: { label: entryMessages.open, open: openCommands },
}

export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, cause }) => {
    // Shows the click before drawing the page, which takes a cheap phone a while.
    if (!session.isOver()) return cause === 'stay' ? painted() : undefined
    // A login on another seeker's page needs a new page.
    if (isBrowserSignedIn())
      void import('../seeker/load-page.ts').then(({ loadPage }) => loadPage(location.publicHref))
    return new Promise<void>(() => {})
  },
  component: () => (
    <Frame tools={headerTools}>
      <Outlet />
    </Frame>
  ),
})

/** Redirects alternative addresses with their query; the target reads what it can. */
export const otherNames = (Object.keys(otherAddresses) as OtherAddress[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (search: Search): Record<never, never> => search,
    beforeLoad: ({ search }) => {
      throw redirect({ to: otherAddresses[path], search, replace: true })
    },
  }),
)

/** Runs the guard before anything of the page loads. */
export function guarded(access: PageAccess) {
  return async ({ context, location, cause }: Entering) => {
    const { pathname, href } = location
    const tools = { session, queries: context.queries, clock: serverNow }
    const answer = await guardPage(access, { pathname, isStaying: cause === 'stay' }, tools)
    const next = readOwnPath(href)
    if (answer === 'login')
      throw redirect({ to: pages.login.path, search: next ? { next } : {}, replace: true })
    if (answer === 'plans') throw redirect({ to: pages.plans.path, replace: true })
    if (answer === 'unchecked')
      throw redirect({ to: pages.plans.path, search: next ? { next } : {}, replace: true })
  }
}

/**
 * Where to return after the login or the plan check. Always set: otherwise the router would take it unchecked from
 * the address, even another site's.
 */
export const nextOf = (search: Search): { next?: string | undefined } => ({
  next: readOwnPath(search['next']),
})
