import type { Profile } from '@hanap/contract/profile/profile'
import { useState } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { isSame } from '../../page/elsewhere/merge-edit.ts'
import { mayBeResume } from '../../seeker/resumes/check-file.ts'
import { profileEdit } from './kept-profile.ts'
import { profileMessages } from './messages.ts'
import { type ProfileDraft, profileDraftOf, type SectionName, sectionOf, sections } from './profile-draft.ts'

type Errors = Readonly<Record<string, string>>

/**
 * Edits a copy, one section at a time. Unsaved changes are kept for this tab; cancelling drops them and any chosen
 * file.
 */
export function useProfileEdit(profile: Profile) {
  const m = profileMessages
  const [unsaved] = useState(() => profileEdit(session.read().user?.id ?? 0))
  const [kept] = useState(unsaved.read)
  const [edit, setEdit] = useState<{ base: ProfileDraft; draft: ProfileDraft } | null>(kept)
  const [isRestored, setRestored] = useState(kept !== null)
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [open, setOpen] = useState<SectionName | null>(null)

  function keep(base: ProfileDraft, draft: ProfileDraft, chosen: File | null) {
    if (chosen || !isSame(base, draft)) unsaved.write({ base, draft, fileName: chosen?.name ?? null })
    else unsaved.forget()
  }

  return {
    base: edit?.base ?? null,
    draft: edit?.draft ?? null,
    errors,
    /** Errors about fields the page does not have. */
    problems: Object.entries(errors).flatMap(([field, text]) => (sectionOf(field) ? [] : [text])),
    open,
    file,
    fileProblem,
    isRestored,
    /** The name of a file chosen before a reload, to be chosen again. */
    lostFile: isRestored && !file ? (kept?.fileName ?? null) : null,
    isChanged: edit !== null && (file !== null || !isSame(edit.base, edit.draft)),

    begin(section: SectionName = 'about') {
      const draft = profileDraftOf(profile)
      setEdit({ base: draft, draft })
      setOpen(section)
    },
    change(part: Partial<ProfileDraft>) {
      if (!edit) return
      const draft = { ...edit.draft, ...part }
      setEdit({ base: edit.base, draft })
      keep(edit.base, draft, file)
      setErrors((known) => without(known, (field) => isOf(field, part)))
    },
    choose(chosen: File | null) {
      if (chosen && !mayBeResume(chosen)) return setFileProblem(m.wrongFile)
      setFileProblem('')
      setErrors((known) => without(known, (field) => field === 'resume' || field === 'resume_file'))
      setFile(chosen)
      if (edit) keep(edit.base, edit.draft, chosen)
    },
    toggle: (section: SectionName) => setOpen((shown) => (shown === section ? null : section)),
    /** Opens the first section with an error. */
    show(found: Errors) {
      setErrors(found)
      const wrong = Object.keys(found).map(sectionOf)
      const first = sections.find((section) => wrong.includes(section))
      if (first) setOpen(first)
    },
    end() {
      unsaved.forget()
      setEdit(null)
      setFile(null)
      setFileProblem('')
      setErrors({})
      setRestored(false)
      setOpen(null)
    },
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>

const without = (errors: Errors, isGone: (field: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)))

function isOf(field: string, part: Partial<ProfileDraft>): boolean {
  const [first = ''] = field.split('.')
  return first in part || (first === 'job_preferences' && 'preferences' in part)
}
