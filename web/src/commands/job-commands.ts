import type { Job, JobList } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { Bookmark, Briefcase, type LucideIcon, Search, Send, Share2 } from 'lucide-react'
import { savedJobMessages } from '../acts/save/messages.ts'
import { readEntries } from '../acts/save/saved-entries.ts'
import { jobsKey } from '../api/query-keys.ts'
import { session } from '../api/session/browser-session.ts'
import { jobButton } from '../features/jobs/keys/job-keys.ts'
import { areKeysOn } from '../features/jobs/keys/key-choice.ts'
import { openPlace } from '../features/jobs/keys/open-place.ts'
import { shownResults } from '../features/jobs/listing/shown-results.ts'
import { jobLink } from '../listing/address/job-addresses.ts'
import { rowsOf } from '../listing/read-job.ts'
import type { Command } from './command.ts'
import { mayOpen } from './may-open.ts'
import { commandMessages, commandWords } from './messages.ts'

/** Commands of the open job or the focused row, by its buttons. */
export function openJobCommands(router: AnyRouter): Command[] {
  const page: unknown = router.state.matches.at(-1)?.fullPath
  if (page !== pages.jobs.path && page !== pages.job.path) return []
  return [
    ...pressing('s', Bookmark),
    ...pressing('a', Send),
    ...pressing('share', Share2, commandWords.share),
    ...pressing('/', Search),
  ]
}

function pressing(key: string, icon: LucideIcon, words?: string): Command[] {
  const target = jobButton(key)
  if (!target || target.getAttribute('aria-disabled') === 'true') return []
  const isBox = key === '/'
  const place = target.closest('li, article') ?? target.closest('main')
  return [
    {
      id: `job-key-${key}`,
      group: 'actions',
      label: isBox ? commandMessages.searchBox : nameOf(target),
      note: isBox ? undefined : (place?.querySelector('h1, h2, h3')?.textContent ?? undefined),
      words,
      shortcut: key.length === 1 && areKeysOn() ? key : undefined,
      icon,
      run: () => {
        // The dialog it opens returns the focus to it.
        target.focus()
        if (!isBox) target.click()
      },
    },
  ]
}

/** An active bookmark removes the job. */
function nameOf(target: HTMLElement): string {
  const m = savedJobMessages
  const pressed = target.getAttribute('aria-pressed')
  if (pressed !== null) return pressed === 'true' ? m.removeFromSaved : m.saveJob
  return target.textContent.trim() || (target.getAttribute('aria-label') ?? '')
}

/** Jobs saved, or loaded in this visit. Sends no request. */
export function jobCommands(router: AnyRouter, queries: QueryClient): Command[] {
  if (!mayOpen(pages.job.access, queries)) return []
  const { params } = openPlace(router)
  const shown = new Set((params ? shownResults(queries, params) : []).map(({ id }) => id))
  const saved = readEntries(session.read().savedJobs).map((entry) => entry.job_details)
  const jobs = new Map([...saved, ...loadedJobs(queries)].map((job) => [job.id, job]))
  return [...jobs.values()].map((job) => ({
    id: `job-${job.id}`,
    group: 'jobs',
    label: job.title,
    note: job.employer?.name,
    icon: Briefcase,
    // A shown result keeps its search.
    run: () => void router.navigate(jobLink(job, shown.has(job.id) ? (params ?? undefined) : undefined)),
  }))
}

function loadedJobs(queries: QueryClient): Job[] {
  const answers = (kind: string) => queries.getQueriesData({ queryKey: [...jobsKey, kind] })
  const lists = answers('list').flatMap(([, list]) => (list ? rowsOf(list as JobList) : []))
  const alone = answers('one').flatMap(([, job]) => (job ? [job as Job] : []))
  const alike = answers('similar').flatMap(([, jobs]) => (jobs ? (jobs as Job[]) : []))
  return [...lists, ...alone, ...alike]
}
