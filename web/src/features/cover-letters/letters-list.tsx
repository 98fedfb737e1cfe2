import { LETTERS_PER_PAGE, type LetterSummary } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { useNow } from '../../i18n/use-now.ts'
import { pageSearch } from '../../page/page-search.ts'
import { PagedRows } from '../../ui/surfaces/paged-rows.tsx'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { LetterRow } from './letter-row.tsx'
import { letterMessages } from './letters-messages.ts'

type LettersListProps = {
  list: { count: number; results: readonly LetterSummary[] }
  page: number
  /** The next page is loading. */
  isChanging: boolean
  onPage: (page: number) => void
}

export function LettersList({ list, page, isChanging, onPage }: LettersListProps) {
  const m = letterMessages
  const router = useRouter()
  const now = useNow()
  const hrefFor = (to: number) =>
    router.buildLocation({ to: pages.letters.path, search: pageSearch(to) }).publicHref
  return (
    <PagedRows
      isChanging={isChanging}
      page={page}
      pageCount={Math.ceil(list.count / LETTERS_PER_PAGE)}
      onPage={onPage}
      hrefFor={hrefFor}
      label={m.pages}
    >
      {list.results.map((letter) => (
        <LetterRow key={letter.id} letter={letter} now={now} />
      ))}
    </PagedRows>
  )
}

export function LoadingLetters() {
  const m = letterMessages
  return (
    <div className="frame">
      <Skeleton label={m.loading} className="rows gap-0">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div key={row} className="grid gap-3 p-4">
            <SkeletonLine className="w-3/5" />
            <SkeletonLine short />
            <SkeletonLine />
            <SkeletonLine className="w-24" />
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
