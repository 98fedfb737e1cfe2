import { isPagePath } from '@hanap/contract/site/pages'
import { useNavigate } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import type { MouseEvent } from 'react'
import { PageLink } from '../../page/page-link.tsx'
import { setTheme, useTheme } from '../../page/theme.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/signs/icon.tsx'
import { shellMessages } from '../messages.ts'
import type { HeaderTools } from './header-tools.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { footerGroups, mainLinks, type NavigationLink } from './navigation.ts'

/** The other language and the colours, the header's pages with the jobs first, then the footer's other pages by group. */
export function PhoneMenuSheet({
  entry,
  onClose,
}: {
  entry: HeaderTools['menuEntry'] | undefined
  onClose: () => void
}) {
  const m = shellMessages
  const theme = useTheme()
  const navigate = useNavigate()
  const close = useBackCloses(onClose)
  const main = mainLinks(m).toSorted((one, other) => rank(one) - rank(other))
  const groups = footerGroups(m)
    .map(({ name, links }) => ({
      name,
      links: links.filter(({ path }) => !main.some((link) => link.path === path)),
    }))
    .filter(({ links }) => links.length > 0)

  /** The menu's entry in the history goes first, so that Back leads from the new page to this one. */
  function follow(event: MouseEvent, path: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPagePath(path)) return
    event.preventDefault()
    close(() => void navigate({ to: path }))
  }
  const link = ({ path, label }: NavigationLink, className?: string) => (
    <PageLink key={path} path={path} onClick={(event) => follow(event, path)} className={className}>
      {label}
    </PageLink>
  )

  return (
    <Dialog open onClose={() => close()} title={m.menu} size="small" closeOnBackdrop>
      {/* First, where whoever cannot read the rest sees it. */}
      <div className="phone-looks">
        <LanguageToggle whole={<Icon of={Languages} />} />
        <Switch
          label={m.dark}
          checked={theme === 'dark'}
          onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
        />
      </div>
      <nav aria-label={m.mainNavigation} className="phone-nav">
        <div className="phone-nav-main">
          {main.map((one) => link(one))}
          {entry && (
            <button type="button" aria-haspopup="dialog" onClick={() => close(entry.open)}>
              {entry.label}
            </button>
          )}
        </div>
        {groups.map(({ name, links }) => (
          <section key={name} className="phone-nav-group">
            <h3>{name}</h3>
            {links.map((one) => link(one))}
          </section>
        ))}
      </nav>
    </Dialog>
  )
}

/** The listing is what people come for. */
const rank = ({ path }: NavigationLink) => (path === '/jobs' ? 0 : 1)
