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
  const main = mainLinks(m)
  const groups = withMain(footerGroups(m), main, m.company)

  /** Removes the menu's history entry first, so that Back returns to this page. */
  function follow(event: MouseEvent, path: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPagePath(path)) return
    event.preventDefault()
    close(() => void navigate({ to: path }))
  }
  const link = ({ path, label }: NavigationLink) => (
    <PageLink
      key={path}
      path={path}
      onClick={(event) => follow(event, path)}
      className={main.some((one) => one.path === path) ? 'phone-nav-main' : undefined}
    >
      {label}
    </PageLink>
  )

  return (
    <Dialog open onClose={() => close()} title={m.menu} size="small" closeOnBackdrop>
      {/* First, so that a visitor who cannot read the rest sees it. */}
      <div className="phone-looks">
        <LanguageToggle whole={<Icon of={Languages} />} />
        <Switch
          label={m.dark}
          checked={theme === 'dark'}
          onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
        />
      </div>
      <nav aria-label={m.mainNavigation} className="phone-nav">
        {entry && (
          <button
            type="button"
            className="phone-nav-entry"
            aria-haspopup="dialog"
            onClick={() => close(entry.open)}
          >
            {entry.label}
          </button>
        )}
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

type Groups = ReturnType<typeof footerGroups>

/** Puts header pages that are in no group into the named group, first. */
function withMain(groups: Groups, main: readonly NavigationLink[], name: string): Groups {
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)))
  const left = main.filter(({ path }) => !grouped.has(path))
  return groups.map((group) => (group.name === name ? { name, links: [...left, ...group.links] } : group))
}
