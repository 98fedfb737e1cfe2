import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { seemsOffline } from '../../api/problems/problems.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { MAX_WORDS } from '../../page/typed-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GuideFigures } from './guide-figures.tsx'
import { guideMessages } from './guide-messages.ts'
import { salaryGuideQuery } from './guide-query.ts'
import { type GuideSearch, readGuideSearch } from './guide-search.ts'
import { filterNames } from './guide-search-names.ts'
import { HowCounted } from './how-counted.tsx'
import { SampleCards } from './sample-cards.tsx'
import { samplesFor } from './sample-salaries.ts'
import { useTypedWords } from './use-typed-words.ts'

const FEW_SAMPLES = 1

/** Open to visitors. */
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
  const [isOpen, setOpen] = useState(false)
  const hasFailed = error !== null && !isFetching && !guide
  const { title: _, ...filters } = search
  const count = filterNames(filters).length
  // Beside few samples, the rest of the column would be empty.
  const isWide = guide !== undefined && samplesFor(title, location).length <= FEW_SAMPLES

  function clear() {
    setTitle('')
    setLocation('')
    open({})
  }

  return (
    <Page
      title={m.title}
      lead={m.lead}
      className="max-md:pb-8 max-md:[&_.page-head]:mb-3 max-md:[&_.page-lead]:hidden"
    >
      <SearchForm
        label={m.jobTitle}
        placeholder={m.jobTitleHint}
        text={title}
        maxLength={MAX_WORDS}
        onText={setTitle}
        // Words apply as typed.
        onSubmit={() => {}}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:max-w-150"
      >
        <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.filters}{' '}
          {count > 0 && (
            <span className="rounded-in bg-board px-1.5 py-0.5 text-on-board text-t0">{count}</span>
          )}
        </Button>
      </SearchForm>
      {isOpen && (
        <FilterSheet
          search={search}
          location={location}
          onLocation={setLocation}
          onSearch={open}
          onClear={clear}
          onClose={() => setOpen(false)}
          guide={guide}
        />
      )}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 md:mt-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-label={m.liveTitle}
          aria-busy={isFetching && isPlaceholderData}
          className={classNames(isWide && 'lg:contents')}
        >
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
            <div className={classNames(isPlaceholderData && '*:opacity-60', isWide && 'lg:contents')}>
              <GuideFigures guide={guide} search={search} isWide={isWide} />
            </div>
          ) : (
            <Loading />
          )}
        </section>
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] content-start gap-7',
            isWide && 'lg:col-start-2 lg:row-start-1',
          )}
        >
          <SampleCards title={title} location={location} />
          <HowCounted guide={guide} />
        </div>
      </div>
    </Page>
  )
}

function withWords(search: GuideSearch, name: 'title' | 'location', words: string): GuideSearch {
  const { [name]: _, ...others } = search
  return words === '' ? others : { ...others, [name]: words }
}

/** As tall as the figures, so that the samples do not jump. */
function Loading() {
  const m = guideMessages
  return (
    <Skeleton label={m.loading} className="min-h-dvh content-start">
      <div className="frame grid gap-3 p-5">
        <SkeletonLine short />
        <SkeletonBlock className="h-11 w-45" />
        <SkeletonBlock className="w-full" />
        <SkeletonLine />
      </div>
    </Skeleton>
  )
}
