import { isPagePath } from '@hanap/contract/site/pages'
import { Bookmark, CreditCard, FileText, LogOut, PenLine, Plug, Search, Settings, User } from 'lucide-react'
import { Badge } from '../../ui/signs/badge.tsx'
import type { shellMessages } from '../messages.ts'
import type { Viewer } from './account-menu.tsx'
import { accountEntryMessages } from './account-messages.ts'

export function accountEntries(m: typeof shellMessages) {
  const own = accountEntryMessages
  const entries = [
    { id: 'profile', label: own.myProfile, link: { to: '/profile' }, icon: User },
    { id: 'saved', label: m.savedJobs, link: { to: '/saved-jobs' }, icon: Bookmark },
    { id: 'searches', label: m.savedSearches, link: { to: '/saved-searches' }, icon: Search },
    { id: 'applications', label: m.applications, link: { to: '/applications' }, icon: FileText },
    { id: 'letters', label: own.letters, link: { to: '/letters' }, icon: PenLine },
    { id: 'settings', label: m.settings, link: { to: '/settings' }, icon: Settings },
    {
      id: 'board',
      label: own.boardAccount,
      link: { to: '/settings', search: { tab: 'integrations' as const } },
      icon: Plug,
    },
    { id: 'subscription', label: own.subscription, link: { to: '/subscription/plans' }, icon: CreditCard },
    { id: 'logout', label: own.logout, link: { to: '/logout' }, icon: LogOut },
  ]
  return entries.filter(({ link }) => isPagePath(link.to))
}

export function AccountHead({ viewer }: { viewer: Viewer }) {
  return (
    <div className="account-head">
      <p className="head-text">{viewer.name}</p>
      <p>{viewer.email}</p>
      <Badge tone="mango">{viewer.badge}</Badge>
    </div>
  )
}
