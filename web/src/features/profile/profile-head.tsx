import type { Profile } from '@hanap/contract/profile'
import { userInitials } from '@hanap/contract/user-initials'
import { Download, Pencil } from 'lucide-react'
import { useSession } from '../../api/browser-session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Progress } from '../../ui/progress.tsx'
import { resumeMessages } from '../resumes/messages.ts'
import { useResumeFile } from '../resumes/use-resume-file.ts'
import { profileMessages } from './messages.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

/** Who this is, and what can be done here: the resume to take along, editing, saving, cancelling. */
export function ProfileHead({ profile, editing }: { profile: Profile; editing: ProfileEdit }) {
  const m = useMessages(profileMessages)
  const r = useMessages(resumeMessages)
  const { user } = useSession()
  const { download, isBusy, problem } = useResumeFile()
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.username : m.title
  const letters = userInitials(user ?? { first_name: '', last_name: '', username: '' })
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar letters={letters} big />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h1 tabIndex={-1}>{name}</h1>
          <p className="text-t3 text-ink-2">{profile.title || m.noTitle}</p>
          <p className="text-ink-2">{profile.location || m.noLocation}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Download}
          disabled={!profile.resume}
          busy={isBusy}
          onClick={() => void download()}
          title={profile.resume ? undefined : m.noResume}
        >
          {m.resumeButton}
        </Button>
        {editing.draft ? (
          <>
            <Button
              look="primary"
              busy={editing.isSaving}
              busyText={m.saving}
              onClick={async () => {
                if (await editing.save()) focusHeading()
              }}
            >
              {m.save}
            </Button>
            <Button
              disabled={editing.isSaving}
              onClick={() => {
                editing.cancel()
                focusHeading()
              }}
            >
              {m.cancel}
            </Button>
          </>
        ) : (
          <Button look="primary" icon={Pencil} onClick={() => editing.edit()}>
            {m.edit}
          </Button>
        )}
      </div>
      {editing.share !== null && editing.file && (
        <Progress
          label={r.sending(editing.file.name)}
          value={Math.floor(editing.share * 100)}
          text={r.sendingShare(Math.floor(editing.share * 100))}
        />
      )}
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
    </header>
  )
}
