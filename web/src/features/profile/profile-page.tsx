import { useQuery } from '@tanstack/react-query'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { useSession } from '../../api/session/browser-session.ts'
import { Page } from '../../page/page.tsx'
import { seekerProfileQuery } from '../../seeker/profile.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { profileMessages } from './messages.ts'
import { ProfileRoom } from './profile-room.tsx'

export function ProfilePage() {
  const m = profileMessages
  const { data } = useQuery(seekerProfileQuery)
  const userId = useSession().user?.id
  return (
    <Page title={m.title} ownHeading={data !== undefined}>
      {data ? <ProfileRoom key={userId} profile={data} /> : <NotYet />}
    </Page>
  )
}

/** Loading, or why it did not load. */
function NotYet() {
  const m = profileMessages
  const { error, isFetching, refetch } = useQuery(seekerProfileQuery)
  if (!error) return <Loading />
  return (
    <Alert
      kind="error"
      live
      title={m.loadFailedTitle}
      action={
        <Button
          size="small"
          busy={isFetching}
          onClick={() => {
            // The button disappears with the failure.
            focusHeading()
            void refetch()
          }}
        >
          {m.tryAgain}
        </Button>
      }
    >
      {error instanceof NetworkProblem ? m.noConnection : m.loadFailed}
    </Alert>
  )
}

/** Shaped like the page. */
function Loading() {
  const m = profileMessages
  const block = (section: number) => (
    <div key={section} className="grid gap-2.5">
      <SkeletonLine short />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  )
  return (
    <Skeleton label={m.loading}>
      <div className="grid gap-6">
        <div className="frame flex items-center gap-4 bg-card p-5 sm:p-6">
          <SkeletonBlock />
          <SkeletonLine short className="flex-1" />
        </div>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid gap-6">{[1, 2, 3].map(block)}</div>
          <div className="grid gap-6 max-lg:hidden">{[4, 5].map(block)}</div>
        </div>
      </div>
    </Skeleton>
  )
}
