import { userInitials } from '@hanap/contract/accounts/user-initials'
import type { Profile } from '@hanap/contract/profile/profile'
import { Download, Pencil } from 'lucide-react'
import { useSession } from '../../api/session/browser-session.ts'
import { useResumeFile } from '../../seeker/resumes/use-resume-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Avatar } from '../../ui/signs/avatar.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { profileMessages } from './messages.ts'

/** Who this is, the resume to take along, and, while nothing is edited, the way to edit. */
export function ProfileHead({ profile, onEdit }: { profile: Profile; onEdit: (() => void) | null }) {
  const m = profileMessages
  const { user } = useSession()
  const { download, isBusy, problem } = useResumeFile()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : m.title
  const letters = userInitials(user ?? { first_name: '', last_name: '', username: '' })
  return (
    <header className="frame grid gap-4 bg-card p-5 sm:p-6">
      <div className="grid items-center gap-x-5 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 max-xs:grid-cols-1">
          <Avatar letters={letters} big />
          <div className="grid gap-1 wrap-anywhere">
            <h1 tabIndex={-1}>{name}</h1>
            <p className="text-t3">{profile.title || <span className="text-ink-2">{m.noTitle}</span>}</p>
            <p className="text-ink-2">{profile.location || m.noLocation}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-xs:*:grow">
          {onEdit && (
            <Button look="primary" icon={Pencil} onClick={onEdit}>
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
