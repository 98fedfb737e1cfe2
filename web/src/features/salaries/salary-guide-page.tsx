import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { seemsOffline } from '../../api/problems/problems.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { GuideFigures } from './guide-figures.tsx'
import { GuideFilters } from './guide-filters.tsx'
import { guideMessages } from './guide-messages.ts'
import { salaryGuideQuery } from './guide-query.ts'
import { type GuideSearch, readGuideSearch } from './guide-search.ts'
import { SampleCards } from './sample-cards.tsx'
import { useTypedWords } from './use-typed-words.ts'

/** What jobs pay, for everybody: counted from the open listings, with the sample salaries beside it. */
export function SalaryGuidePage() {
  const m = guideMessages
  const navigate = useNavigate()
  const search = readGuideSearch(useSearch({ strict: false }))
  const { data: guide, error, isFetching, isPlaceholderData, refetch } = useQuery(salaryGuideQuery(search))
  const open = (next: GuideSearch) =>
    void navigate({ to: pages.salaries.path, search: next, replace: true, resetScroll: false })
  const [title, setTitle] = useTypedWords(search.title ?? '', (words) =>
    open(withWords(search, 'title', words)),
  )
  const [location, setLocation] = useTypedWords(search.location ?? '', (words) =>
    open(withWords(search, 'location', words)),
  )
  const hasFailed = error !== null && !isFetching && !guide

  function clear() {
    setTitle('')
    setLocation('')
    open({})
  }

  return (
    <Page title={m.title} lead={m.lead}>
      <GuideFilters
        search={search}
        title={title}
        location={location}
        onTitle={setTitle}
        onLocation={setLocation}
        onSearch={open}
        skills={hasFailed ? [] : guide?.skills}
        onClear={clear}
      />
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="salary-live" aria-busy={isFetching && isPlaceholderData}>
          <h2 id="salary-live" className="mb-3 text-t3">
            {m.liveTitle}
          </h2>
          <p role="status" className="sr-only">
            {isPlaceholderData ? m.updating : ''}
          </p>
          {hasFailed ? (
            <ListFailed
              text={m.failed}
              isOffline={seemsOffline(error)}
              reason={m.samplesStand}
              onRetry={() => void refetch()}
            />
          ) : guide ? (
            <div className={classNames(isPlaceholderData && 'opacity-60')}>
              <GuideFigures guide={guide} search={search} />
            </div>
          ) : (
            <Loading />
          )}
        </section>
        <div className="grid content-start gap-8">
          <SampleCards title={title} location={location} />
          <HowCounted />
        </div>
      </div>
    </Page>
  )
}

function withWords(search: GuideSearch, name: 'title' | 'location', words: string): GuideSearch {
  const { [name]: _, ...others } = search
  return words === '' ? others : { ...others, [name]: words }
}

function HowCounted() {
  const m = guideMessages
  return (
    <section aria-labelledby="salary-how">
      <h2 id="salary-how" className="text-t3">
        {m.howTitle}
      </h2>
      <ul className="mt-2 grid list-[square] gap-1.5 pl-4.5 text-t1 text-ink-2 marker:text-ink-3">
        {[m.howPosted, m.howRange, m.howDollars, m.howNobody].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link
        to={pages.guide.path}
        params={{ slug: 'ask-for-pay' }}
        className="mt-2 inline-flex min-h-11 items-center"
      >
        {m.guide}
      </Link>
    </section>
  )
}

/** As high as a screen, which the figures are too: on a phone the samples below them do not jump when they come. */
function Loading() {
  const m = guideMessages
  return (
    <Skeleton label={m.loading} className="min-h-dvh content-start">
      <div className="frame grid gap-3 p-5">
        <SkeletonLine short />
        <SkeletonBlock className="w-full" />
        <SkeletonLine />
      </div>
    </Skeleton>
  )
}
