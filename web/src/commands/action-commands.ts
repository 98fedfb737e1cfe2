import { addressIn } from '@hanap/contract/site/languages'
import { pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { BellPlus, Contrast, ImageOff, Keyboard, Languages, LogOut } from 'lucide-react'
import { session } from '../api/session/browser-session.ts'
import { areKeysOn } from '../features/jobs/keys/key-choice.ts'
import { markSwitch } from '../i18n/kept-language.ts'
import { language } from '../i18n/language.ts'
import { isLite, readTheme, setLite, setTheme } from '../page/theme.ts'
import { accountEntryMessages } from '../shell/header/account-messages.ts'
import { shellMessages } from '../shell/messages.ts'
import type { Command } from './command.ts'
import { mayOpen } from './may-open.ts'
import { commandMessages, commandWords } from './messages.ts'

type Tools = { readonly router: AnyRouter; readonly queries: QueryClient; readonly onKeys: () => void }

/** Available on every page. */
export function actionCommands({ router, queries, onKeys }: Tools): Command[] {
  const shell = shellMessages
  const m = commandMessages
  const w = commandWords
  const isDark = readTheme() === 'dark'
  const isSaving = isLite()
  const other = language === 'en' ? 'fil' : 'en'
  const common: Command[] = [
    {
      id: 'theme',
      group: 'actions',
      label: isDark ? shell.toLight : shell.toDark,
      words: w.theme,
      icon: Contrast,
      run: () => setTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'language',
      group: 'actions',
      label: m.otherLanguage,
      words: w.language,
      icon: Languages,
      run: () => {
        // A page load, which warns of unsaved input.
        markSwitch(other, router.state.location.href)
        window.location.assign(addressIn(other, router.state.location.href))
      },
    },
    {
      id: 'lite',
      group: 'actions',
      label: isSaving ? shell.liteOff : shell.liteOn,
      note: shell.liteHint,
      words: w.lite,
      icon: ImageOff,
      run: () => setLite(!isSaving),
    },
    {
      id: 'keys',
      group: 'actions',
      label: m.keys,
      words: w.keys,
      shortcut: areKeysOn() ? '?' : undefined,
      icon: Keyboard,
      run: onKeys,
    },
  ]
  if (session.read().token === null) return common
  return [
    ...(mayOpen(pages.jobs.access, queries) ? [newSearch(router)] : []),
    ...common,
    {
      id: 'logout',
      group: 'actions',
      label: accountEntryMessages.logout,
      words: w.logout,
      icon: LogOut,
      run: () => void router.navigate({ to: pages.logout.path }),
    },
  ]
}

/** Opens the listing if none is shown. */
function newSearch(router: AnyRouter): Command {
  const m = commandMessages
  const button = document.querySelector<HTMLElement>('[data-key="save-search"]')
  return {
    id: 'new-search',
    group: 'actions',
    label: button?.textContent ?? m.newSearch,
    note: button ? undefined : m.newSearchNote,
    words: `${m.newSearch} ${commandWords.savedSearches}`,
    icon: BellPlus,
    run: () => (button ? button.click() : void router.navigate({ to: pages.jobs.path })),
  }
}
