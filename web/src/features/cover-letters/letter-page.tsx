import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isApiProblem, seemsOffline } from '../../api/problems/problems.ts'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { LetterHead } from './letter-head.tsx'
import { LetterRoom } from './letter-room.tsx'
import { letterMessages } from './letters-messages.ts'
import { letterQuery } from './queries.ts'

export function LetterPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return <LetterGone />
  return <LetterById key={id} id={Number(id)} />
}

function LetterById({ id }: { id: number }) {
  const m = letterMessages
  const { data: letter, error, isFetching, refetch } = useQuery(letterQuery(id))
  if (!letter && isApiProblem(error, 'not-found')) return <LetterGone />
  function retry() {
    // The button disappears with the failure.
    focusHeading()
    void refetch()
  }
  return (
    <Page
      title={letter ? m.letterFor(letter.job_title) : m.letter}
      lead={<LetterHead letter={letter} />}
      width="list"
      className="letter-page"
    >
      {letter ? (
        <LetterRoom letter={letter} />
      ) : error && !isFetching ? (
        <ListFailed text={m.letterFailed} isOffline={seemsOffline(error)} onRetry={retry} />
      ) : (
        <LoadingLetter />
      )}
    </Page>
  )
}

/** Shown for a deleted letter, or another seeker's. */
function LetterGone() {
  const m = letterMessages
  return (
    <Page title={m.gone} lead={m.goneText} width="list">
      <ButtonLink to={pages.letters.path} look="primary">
        {m.allLetters}
      </ButtonLink>
    </Page>
  )
}

function LoadingLetter() {
  const m = letterMessages
  return (
    <Skeleton label={m.letterLoading}>
      <SkeletonLine className="w-24" />
      <SkeletonBlock className="mt-2 mb-4 h-11 w-full" />
      <SkeletonLine className="w-24" />
      <SkeletonBlock className="mt-2 h-90 w-full" />
    </Skeleton>
  )
}
