import { userInitials } from '@hanap/contract/accounts/user-initials'
import type { Profile } from '@hanap/contract/profile/profile'
import { Download, Pencil } from 'lucide-react'
import { useSession } from '../../api/session/browser-session.ts'
import { useResumeFile } from '../../seeker/resumes/use-resume-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Avatar } from '../../ui/signs/avatar.tsx'
import { paintOf } from '../../ui/signs/paint.ts'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { profileMessages } from './messages.ts'

export function ProfileHead(props: {
  profile: Profile
  /** Another button of the page comes first. */
  isQuiet: boolean
  onEdit: (() => void) | null
}) {
  const { profile, isQuiet, onEdit } = props
  const m = profileMessages
  const { user } = useSession()
  const { download, isBusy, problem } = useResumeFile()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : m.title
  const letters = userInitials(user ?? { first_name: '', last_name: '', username: '' })
  return (
    <header className="frame">
      <SignBoard
        paint={paintOf(name)}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4.5 sm:gap-5 sm:px-6 sm:py-5"
      >
        <Avatar letters={letters} big />
        <div className="grid gap-0.5 wrap-anywhere">
          <h1 tabIndex={-1} className="text-t4 sm:text-t5">
            {name}
          </h1>
          <p className="font-medium sm:text-t3">{profile.title || m.noTitle}</p>
          <p className="text-t1">{profile.location || m.noLocation}</p>
        </div>
      </SignBoard>
      <div className="flex flex-wrap gap-2 px-4 py-3 max-xs:*:grow max-xs:*:px-3 sm:px-6">
        {onEdit && (
          <Button look={isQuiet ? 'plain' : 'primary'} icon={Pencil} onClick={onEdit}>
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
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
    </header>
  )
}
