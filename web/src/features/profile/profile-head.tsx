import { userInitials } from '@hanap/contract/accounts/user-initials'
import type { Profile } from '@hanap/contract/profile/profile'
import { Download, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session/browser-session.ts'
import { checksOf, profileLeft } from '../../seeker/profile-left.ts'
import { useResumeFile } from '../../seeker/resumes/use-resume-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Avatar } from '../../ui/signs/avatar.tsx'
import { paintOf } from '../../ui/signs/paint.ts'
import { Road } from '../../ui/signs/road.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { profileMessages } from './messages.ts'

export function ProfileHead(props: { profile: Profile; onEdit: (() => void) | null; children?: ReactNode }) {
  const { profile, onEdit, children } = props
  const m = profileMessages
  const { user } = useSession()
  const { done, missing } = profileLeft(checksOf(profile))
  const { download, isBusy, problem } = useResumeFile()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : m.title
  const letters = userInitials(user ?? { first_name: '', last_name: '', username: '' })
  return (
    <header className="frame flex flex-col">
      <SignBoard
        paint={paintOf(name)}
        className="grid grow grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4.5 sm:gap-5 sm:px-6 sm:py-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <Avatar letters={letters} big />
        <div className="grid gap-0.5 wrap-anywhere">
          <h1 tabIndex={-1} className="text-t4 sm:text-t5">
            {name}
          </h1>
          <p className="font-medium sm:text-t3">{profile.title || m.noTitle}</p>
          <p className="text-t1">{profile.location || m.noLocation}</p>
        </div>
        {/* Beside the name there is room. */}
        <div className="grid gap-0.5 pr-2 text-right max-lg:hidden" aria-hidden="true">
          {profile.years_of_experience && (
            <p className="head-text text-t4">{m.yearsOf(profile.years_of_experience)}</p>
          )}
          {profile.open_to_remote && <p className="text-t1">{m.remote}</p>}
        </div>
        {missing.length > 0 && onEdit && (
          <Road behind={done} ahead={missing.length} className="col-span-full self-end" />
        )}
      </SignBoard>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3 px-4 py-3 sm:px-6">
        {children}
        <div className="flex flex-wrap gap-2 max-xs:w-full max-xs:*:grow max-xs:*:px-3">
          {onEdit && (
            <Button look={missing.length > 0 ? 'plain' : 'primary'} icon={Pencil} onClick={onEdit}>
              {m.edit}
            </Button>
          )}
          <Button
            icon={Download}
            disabled={!profile.resume}
            busy={isBusy}
            onClick={() => void download()}
            title={profile.resume ? undefined : m.noResume}
          >
            {m.resumeButton}
          </Button>
        </div>
      </div>
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
    </header>
  )
}
