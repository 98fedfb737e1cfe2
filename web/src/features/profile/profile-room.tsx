import type { Profile } from '@hanap/contract/profile/profile'
import { useId } from 'react'
import { LeaveGuard } from '../../page/leaving/leave-guard.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { EditBar, EditNotices, EditProblems } from './edit-bar.tsx'
import { profileMessages } from './messages.ts'
import type { SectionName } from './profile-draft.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileProgress } from './profile-progress.tsx'
import { isNew, ProfileView } from './profile-view.tsx'
import { useProfileEdit } from './use-profile-edit.ts'
import { useProfileSave } from './use-profile-save.ts'

export function ProfileRoom({ profile }: { profile: Profile }) {
  const m = profileMessages
  const edit = useProfileEdit(profile)
  const saving = useProfileSave(profile, edit)
  const form = useId()
  const { draft } = edit
  function begin(section?: SectionName) {
    edit.begin(section)
    focusIn(form, '[aria-expanded="true"]')
  }
  async function save() {
    const from = document.activeElement
    if (await saving.save()) showHeading()
    else focusIn(form, '[aria-invalid="true"]', from)
  }
  function cancel() {
    edit.end()
    showHeading()
  }
  return (
    <div
      className={classNames('grid grid-cols-1 gap-5 sm:gap-6', !draft && isNew(profile) && 'lg:grid-cols-2')}
    >
      <ProfileHead profile={profile} onEdit={draft ? null : () => begin()}>
        {!draft && <ProfileProgress profile={profile} />}
      </ProfileHead>
      {draft ? (
        <>
          <EditBar form={form} edit={edit} saving={saving} onCancel={cancel} />
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
            <div className="lg:order-1">
              <EditNotices edit={edit} />
            </div>
            <form
              id={form}
              // Field texts are better than the browser's.
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void save()
              }}
            >
              <EditProblems problems={edit.problems} />
              <ProfileEditor profile={profile} draft={draft} edit={edit} isSaving={saving.isSaving} />
            </form>
          </div>
        </>
      ) : (
        <ProfileView profile={profile} onEdit={begin} />
      )}
      <LeaveGuard
        texts={{ title: m.leaveTitle, text: m.leaveText, leave: m.leave, stay: m.stay }}
        isChanged={edit.isChanged}
        isSaving={saving.isSaving}
        onLeave={edit.end}
      />
    </div>
  )
}

/**
 * Focuses an element after this render.
 * @param from the fallback: disabled fields lose the focus while saving
 */
function focusIn(form: string, what: string, from?: Element | null) {
  requestAnimationFrame(() => {
    const found = document.getElementById(form)?.querySelector<HTMLElement>(what)
    if (found) found.focus()
    else if (from instanceof HTMLElement && document.activeElement === document.body) from.focus()
  })
}

/** The whole page is replaced: the focused element is gone, perhaps far down. */
function showHeading() {
  focusHeading()
  document.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
}
