import { Languages } from 'lucide-react'
import { entryMessages } from '../features/commands/entry-messages.ts'
import { openCommands } from '../features/commands/open-commands.ts'
import { Switch } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { shellMessages } from './messages.ts'
import { footerGroups, mainLinks } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import { setTheme, useTheme } from './theme.ts'

/** The other language and the colours, then every page of header and footer. */
export function PhoneMenuSheet({ onClose }: { onClose: () => void }) {
  const m = shellMessages
  const theme = useTheme()
  const main = mainLinks(m)
  const more = footerGroups(m)
    .flatMap(({ links }) => links)
    .filter(({ path }) => !main.some((link) => link.path === path))
  return (
    <Dialog open onClose={onClose} title={m.menu} size="small" closeOnBackdrop>
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
        {main.map(({ path, label }) => (
          <PageLink key={path} path={path} onClick={onClose} className="phone-nav-main">
            {label}
          </PageLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            onClose()
            openCommands()
          }}
        >
          {entryMessages.open}
        </button>
        {more.map(({ path, label }) => (
          <PageLink key={path} path={path} onClick={onClose}>
            {label}
          </PageLink>
        ))}
      </nav>
    </Dialog>
  )
}
