import { pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { typeWords } from '../acts/search/counted-search.ts'
import { session } from '../api/session/browser-session.ts'
import { unquoted } from '../i18n/unquoted.ts'
import { MAX_TERM } from '../listing/address/job-search-params.ts'
import type { Command } from './command.ts'
import { mayOpen } from './may-open.ts'
import { commandMessages } from './messages.ts'

/** Null for a person who may not search. */
export function searchCommand(typed: string, router: AnyRouter, queries: QueryClient): Command | null {
  const term = typed.trim().slice(0, MAX_TERM)
  if (term === '' || session.read().token === null || !mayOpen(pages.jobs.access, queries)) return null
  return {
    id: 'search',
    group: 'search',
    label: commandMessages.searchJobs(unquoted(term)),
    icon: Search,
    run: () => {
      typeWords(term)
      void router.navigate({ to: pages.jobs.path, search: { search: term } })
    },
  }
}
