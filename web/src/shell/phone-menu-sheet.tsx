import { useMessages } from '../i18n/language.tsx'
import { Switch } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { shellMessages } from './messages.ts'
import { footerGroups, mainLinks } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import { setTheme, useTheme } from './theme.ts'

/** Every page of header and footer, and the colours. */
export function PhoneMenuSheet({ onClose }: { onClose: () => void }) {
  const m = useMessages(shellMessages)
  const theme = useTheme()
  const main = mainLinks(m)
  const more = footerGroups(m)
    .flatMap(({ links }) => links)
    .filter(({ path }) => !main.some((link) => link.path === path))
  return (
    <Dialog open onClose={onClose} title={m.menu} size="small" closeOnBackdrop>
      <nav aria-label={m.mainNavigation} className="phone-nav">
        {main.map(({ path, label }) => (
          <PageLink key={path} path={path} onClick={onClose} className="phone-nav-main">
            {label}
          </PageLink>
        ))}
        {more.map(({ path, label }) => (
          <PageLink key={path} path={path} onClick={onClose}>
            {label}
          </PageLink>
        ))}
      </nav>
      <Switch
        label={m.dark}
        checked={theme === 'dark'}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
    </Dialog>
  )
}
