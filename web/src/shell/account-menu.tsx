import { isPagePath } from '@hanap/contract/pages'
import { useNavigate } from '@tanstack/react-router'
import {
  Bookmark,
  ChevronDown,
  CreditCard,
  FileText,
  LogOut,
  PenLine,
  Search,
  Settings,
  User,
} from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { shellMessages } from './messages.ts'

/** The signed-in seeker as the header shows them. */
export type Viewer = { name: string; email: string; letters: string; badge: string; picture?: string | null }

/** The avatar's dropdown: name, e-mail, badge and the seeker's own pages. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const m = useMessages(shellMessages)
  const navigate = useNavigate()
  const entries = [
    { id: 'profile', label: m.myProfile, href: '/profile', icon: User },
    { id: 'saved', label: m.savedJobs, href: '/saved-jobs', icon: Bookmark },
    { id: 'searches', label: m.savedSearches, href: '/saved-searches', icon: Search },
    { id: 'applications', label: m.applications, href: '/applications', icon: FileText },
    { id: 'letters', label: m.letters, href: '/letters', icon: PenLine },
    { id: 'settings', label: m.settings, href: '/settings', icon: Settings },
    { id: 'subscription', label: m.subscription, href: '/subscription/plans', icon: CreditCard },
    { id: 'logout', label: m.logout, href: '/logout', icon: LogOut },
  ]
  return (
    <Menu
      label={m.accountMenu}
      buttonClassName="account-button"
      button={
        <>
          <Avatar letters={viewer.letters} src={viewer.picture ?? null} />
          <span className="account-words">
            <span className="sr-only">{m.accountMenu}:</span> <b>{viewer.name}</b> <span>{viewer.badge}</span>
          </span>
          <Icon of={ChevronDown} size="small" />
        </>
      }
      head={
        <div className="account-head">
          <p className="head-text">{viewer.name}</p>
          <p>{viewer.email}</p>
          <Badge tone="mango">{viewer.badge}</Badge>
        </div>
      }
      items={entries
        .filter(({ href }) => isPagePath(href))
        .map((entry) => ({ ...entry, onSelect: () => void navigate({ to: entry.href }) }))}
    />
  )
}
