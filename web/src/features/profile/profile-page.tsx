import type { Profile } from '@hanap/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/browser-session.ts'
import { NetworkProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { profileMessages } from './messages.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileView } from './profile-view.tsx'
import { seekerProfileQuery } from './queries.ts'
import { useProfileEdit } from './use-profile-edit.ts'

/** What a seeker shows of themselves, to read and to change. */
export function ProfilePage() {
  const m = useMessages(profileMessages)
  const { data, error, isFetching, refetch } = useQuery(seekerProfileQuery)
  const userId = useSession().user?.id
  if (data)
    return (
      <Page title={m.title} ownHeading width="text">
        <LoadedProfile key={userId} profile={data} />
      </Page>
    )
  return (
    <Page title={m.title} width="text">
      {error ? (
        <Alert
          kind="error"
          live
          title={m.loadFailedTitle}
          action={
            <Button
              size="small"
              busy={isFetching}
              onClick={() => {
                // The button goes away with the failure.
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
      ) : (
        <Loading />
      )}
    </Page>
  )
}

function LoadedProfile({ profile }: { profile: Profile }) {
  const m = useMessages(profileMessages)
  const editing = useProfileEdit(profile)
  return (
    <div className="grid gap-6">
      <ProfileHead profile={profile} editing={editing} />
      {editing.draft ? (
        <>
          <Alert kind="info">{editing.isRestored ? m.restored : m.editing}</Alert>
          <ProfileEditor profile={profile} draft={editing.draft} editing={editing} />
        </>
      ) : (
        <ProfileView profile={profile} onEdit={editing.edit} />
      )}
      <LeaveGuard isChanged={editing.isChanged && !editing.isSaving} onLeave={editing.cancel} />
    </div>
  )
}

function Loading() {
  const m = useMessages(profileMessages)
  return (
    <Skeleton label={m.loading}>
      <div className="grid gap-5">
        {['about', 'skills', 'projects'].map((section) => (
          <div key={section} className="grid gap-2.5">
            <SkeletonLine short />
            <SkeletonBlock />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
