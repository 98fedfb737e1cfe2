import { isPagePath } from '@hanap/contract/pages'
import { Bookmark, CreditCard, FileText, LogOut, PenLine, Search, Settings, User } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import type { Viewer } from './account-menu.tsx'
import type { shellMessages } from './messages.ts'

/** The seeker's own pages, as the account's dropdown lists them. */
export function accountEntries(m: typeof shellMessages) {
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
  return entries.filter(({ href }) => isPagePath(href))
}

/** Who is signed in, above the entries. */
export function AccountHead({ viewer }: { viewer: Viewer }) {
  return (
    <div className="account-head">
      <p className="head-text">{viewer.name}</p>
      <p>{viewer.email}</p>
      <Badge tone="mango">{viewer.badge}</Badge>
    </div>
  )
}
