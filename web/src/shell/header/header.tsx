import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageLink } from '../../page/page-link.tsx'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { shellMessages } from '../messages.ts'
import { AccountMenu, type Viewer } from './account-menu.tsx'
import type { HeaderTools } from './header-tools.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { mainLinks } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header({ viewer, tools }: { viewer: Viewer | null; tools?: HeaderTools }) {
  const m = shellMessages
  return (
    <header className={viewer ? 'site-head' : 'site-head site-head-out'}>
      <div className="wrap">
        <Link to="/" className="wordmark sign-text paint paint-1" aria-label={m.homeName}>
          Hanap
        </Link>
        <nav className="site-nav" aria-label={m.mainNavigation}>
          {mainLinks(m).map(({ path, label, short }) => (
            <PageLink key={path} path={path}>
              {short ?? label}
            </PageLink>
          ))}
        </nav>
        <div className="site-head-end">
          {tools?.commands}
          <LanguageToggle />
          <ThemeToggle />
          {viewer ? (
            <>
              {/* As wide as the bell, so that nothing moves. */}
              <Suspense fallback={<span className="size-11" />}>{tools?.bell}</Suspense>
              <AccountMenu viewer={viewer} />
            </>
          ) : (
            <>
              <PageLink path="/login" className={buttonClass({ look: 'quiet' })}>
                {m.login}
              </PageLink>
              <PageLink path="/register" className={buttonClass({})}>
                {m.register}
              </PageLink>
            </>
          )}
          <PhoneMenu entry={tools?.menuEntry} />
        </div>
      </div>
    </header>
  )
}
