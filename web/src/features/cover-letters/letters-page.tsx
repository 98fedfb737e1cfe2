import { LETTERS_PER_PAGE } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NewestJobs } from '../../acts/newest-jobs.tsx'
import { seemsOffline } from '../../api/problems/problems.ts'
import { formatCount } from '../../i18n/format.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { NothingYet } from '../../page/nothing-yet.tsx'
import { Page } from '../../page/page.tsx'
import { pageSearch, readPageSearch } from '../../page/page-search.ts'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { LettersList, LoadingLetters } from './letters-list.tsx'
import { letterMessages } from './letters-messages.ts'
import { LettersSide } from './letters-side.tsx'
import { lettersQuery } from './queries.ts'

/** Last changed first. */
export function LettersPage() {
  const m = letterMessages
  const navigate = useNavigate()
  const { page = 1 } = readPageSearch(useSearch({ strict: false }))
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(lettersQuery(page))
  const headingRef = useRef<HTMLHeadingElement>(null)
  const kept = useKeptFocus<HTMLDivElement>(() => document.querySelector('h1'))
  const lastPage = list && Math.max(1, Math.ceil(list.count / LETTERS_PER_PAGE))
  // The last page may have gone with its last letter.
  const isBeyond = !isPlaceholderData && lastPage !== undefined && page > lastPage
  const hasFailed = error !== null && !isFetching && !list
  const go = (to: number, replace = false) =>
    navigate({
      to: pages.letters.path,
      search: pageSearch(to),
      replace,
      resetScroll: false,
    })

  useEffect(() => {
    if (isBeyond) void go(lastPage, true)
  })

  async function turnTo(to: number) {
    await go(to)
    headingRef.current?.scrollIntoView()
    headingRef.current?.focus({ preventScroll: true })
  }

  return (
    <Page title={m.title} lead={m.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div {...kept}>
          {hasFailed ? (
            <ListFailed text={m.loadFailed} isOffline={seemsOffline(error)} onRetry={() => void refetch()} />
          ) : !list || isBeyond ? (
            <LoadingLetters />
          ) : list.results.length > 0 ? (
            <>
              <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-4 pb-2.5 text-t3">
                {m.count(formatCount(list.count))}
              </h2>
              <LettersList list={list} page={page} isChanging={isPlaceholderData} onPage={turnTo} />
            </>
          ) : (
            <NoLetters />
          )}
        </div>
        {list && !isBeyond && <LettersSide letters={list.results} />}
        {list?.count === 0 && <NewestJobs />}
      </div>
    </Page>
  )
}

function NoLetters() {
  const m = letterMessages
  return <NothingYet icon={PenLine} title={m.empty} text={m.emptyText} findJobs={m.findJobs} />
}
