import { guideSlugs } from '@hanap/contract/site/guides'
import { type PageName, pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { BookOpen, FileText, Settings } from 'lucide-react'
import { session } from '../api/session/browser-session.ts'
import type { SettingsTab } from '../features/accounts/settings/settings-search.ts'
import { guideNames } from '../features/resources/messages.ts'
import { accountEntryMessages } from '../shell/header/account-messages.ts'
import { shellMessages } from '../shell/messages.ts'
import type { Command } from './command.ts'
import { mayOpen } from './may-open.ts'
import { commandMessages, commandWords } from './messages.ts'

type Listed = { readonly name: PageName; readonly label: string; readonly words?: string }

/** The most opened pages first. */
function listedPages(isSignedIn: boolean): readonly Listed[] {
  const shell = shellMessages
  const account = accountEntryMessages
  const m = commandMessages
  const w = commandWords
  const own: readonly Listed[] = [
    { name: 'savedJobs', label: shell.savedJobs, words: w.savedJobs },
    { name: 'applications', label: shell.applications, words: w.applications },
    { name: 'savedSearches', label: shell.savedSearches, words: w.savedSearches },
    { name: 'notifications', label: m.notifications },
    { name: 'letters', label: account.letters, words: w.letters },
    { name: 'profile', label: account.myProfile, words: w.profile },
    { name: 'settings', label: shell.settings, words: w.settings },
    { name: 'plans', label: account.subscription, words: w.plans },
    { name: 'employers', label: m.directory },
    { name: 'hiddenJobs', label: m.hiddenJobs },
    { name: 'dataExport', label: m.dataExport, words: w.dataExport },
  ]
  const comingIn: readonly Listed[] = [
    { name: 'register', label: shell.register, words: w.register },
    { name: 'login', label: shell.login, words: w.login },
    { name: 'forgotPassword', label: m.forgotPassword },
  ]
  return [
    { name: 'jobs', label: shell.findJobs, words: w.jobs },
    ...(isSignedIn ? own : comingIn),
    { name: 'home', label: shell.home, words: w.home },
    { name: 'salaries', label: shell.salaryGuide, words: w.salaries },
    { name: 'work', label: m.kindsOfWork, words: w.salaries },
    { name: 'resources', label: shell.guides, words: w.guide },
    { name: 'pricing', label: shell.pricing, words: w.pricing },
    { name: 'features', label: shell.features },
    { name: 'about', label: shell.about },
    { name: 'contact', label: shell.contact, words: w.contact },
    { name: 'postJob', label: shell.postJob },
    { name: 'employerResources', label: m.employerResources },
    { name: 'privacy', label: shell.privacy },
    { name: 'terms', label: shell.terms },
  ]
}

export function pageCommands(router: AnyRouter, queries: QueryClient): Command[] {
  const isSignedIn = session.read().token !== null
  // Visitors come for the jobs; the way leads through the login, as in the header.
  const open = listedPages(isSignedIn).filter(
    ({ name }) => (name === 'jobs' && !isSignedIn) || mayOpen(pages[name].access, queries),
  )
  return [
    ...open.map(
      ({ name, label, words }): Command => ({
        id: `page-${name}`,
        group: 'pages',
        label,
        words,
        icon: FileText,
        run: () => void router.navigate({ to: pages[name].path }),
      }),
    ),
    ...(isSignedIn ? settingsCommands(router) : []),
    ...guideSlugs.map(
      (slug): Command => ({
        id: `guide-${slug}`,
        group: 'pages',
        label: guideNames[slug],
        words: commandWords.guide,
        icon: BookOpen,
        run: () => void router.navigate({ to: pages.guide.path, params: { slug } }),
      }),
    ),
  ]
}

function settingsCommands(router: AnyRouter): Command[] {
  const m = commandMessages
  const tabs: readonly { tab: SettingsTab; label: string; words?: string }[] = [
    { tab: 'password', label: m.settingsPassword, words: commandWords.password },
    { tab: 'notifications', label: m.settingsNotifications },
    { tab: 'integrations', label: m.settingsIntegrations },
    { tab: 'privacy', label: m.settingsPrivacy },
  ]
  return tabs.map(({ tab, label, words }) => ({
    id: `settings-${tab}`,
    group: 'pages',
    label,
    words,
    icon: Settings,
    run: () => void router.navigate({ to: pages.settings.path, search: { tab } }),
  }))
}
