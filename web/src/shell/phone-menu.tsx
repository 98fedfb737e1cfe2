import { Menu as MenuGlyph } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { Switch } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { shellMessages } from './messages.ts'
import { footerGroups, mainLinks } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import { setTheme, useTheme } from './theme.ts'

/** The main pages on narrow screens, as a sheet. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false)
  const m = useMessages(shellMessages)
  const theme = useTheme()
  const close = () => setOpen(false)
  const main = mainLinks(m)
  const more = footerGroups(m)
    .flatMap(({ links }) => links)
    .filter(({ path }) => !main.some((link) => link.path === path))
  return (
    <>
      <IconButton
        icon={MenuGlyph}
        label={m.menu}
        className="phone-menu-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} title={m.menu} size="small" closeOnBackdrop>
        <nav aria-label={m.mainNavigation} className="phone-nav">
          {main.map(({ path, label }) => (
            <PageLink key={path} path={path} onClick={close} className="phone-nav-main">
              {label}
            </PageLink>
          ))}
          {more.map(({ path, label }) => (
            <PageLink key={path} path={path} onClick={close}>
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
    </>
  )
}
