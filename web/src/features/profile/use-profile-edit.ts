import { type Profile, saveProfile } from '@hanap/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../api/browser-session.ts'
import { fieldTexts, NetworkProblem } from '../../api/problems.ts'
import { uploadForm } from '../../api/upload.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { mayBeResume } from '../resumes/check-file.ts'
import { resumesKey } from '../resumes/queries.ts'
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './kept-profile.ts'
import { profileMessages } from './messages.ts'
import {
  bodyOf,
  draftErrors,
  formOf,
  type ProfileDraft,
  profileDraftOf,
  type SectionName,
  sectionOf,
} from './profile-draft.ts'
import { profileKey, useSaveProfile } from './queries.ts'

/**
 * Viewing or editing: editing works on a copy, which saving sends and cancelling throws away, with any file that was
 * chosen. One section is open at a time.
 */
export function useProfileEdit(profile: Profile) {
  const m = useMessages(profileMessages)
  const toasts = useToasts()
  const queries = useQueryClient()
  const userId = useSession().user?.id ?? 0
  const save = useSaveProfile('profile')
  const [kept] = useState(() => readProfileDraft(userId))
  const [draft, setDraft] = useState<ProfileDraft | null>(kept)
  const [isRestored, setRestored] = useState(kept !== null)
  const [file, setFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [open, setOpen] = useState<SectionName | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)

  function stop() {
    forgetProfileDraft()
    setDraft(null)
    setFile(null)
    setFileProblem('')
    setErrors({})
    setRestored(false)
  }
  function edit(section: SectionName = 'about') {
    setDraft(profileDraftOf(profile))
    setOpen(section)
  }
  function change(part: Partial<ProfileDraft>) {
    if (!draft) return
    const next = { ...draft, ...part }
    setDraft(next)
    keepProfileDraft(userId, next)
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !isOf(field, part))))
  }
  function choose(chosen: File | null) {
    if (chosen && !mayBeResume(chosen)) return setFileProblem(m.wrongFile)
    setFileProblem('')
    setFile(chosen)
  }
  function show(found: Readonly<Record<string, string>>) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) setOpen(sectionOf(first))
  }

  async function send(given: ProfileDraft): Promise<void> {
    if (!file) {
      await save.mutateAsync(bodyOf(given))
      return
    }
    setShare(0)
    const saved = await uploadForm(saveProfile, formOf(given, file), { onProgress: setShare })
    queries.setQueryData(profileKey, saved)
    void queries.invalidateQueries({ queryKey: resumesKey })
  }

  return {
    draft,
    errors,
    open,
    file,
    fileProblem,
    isRestored,
    isSaving,
    /** How much of the file has gone, 0 to 1, while it goes. */
    share,
    isChanged:
      draft !== null && (file !== null || JSON.stringify(draft) !== JSON.stringify(profileDraftOf(profile))),
    edit,
    change,
    choose,
    cancel: stop,
    toggle: (section: SectionName) => setOpen((shown) => (shown === section ? null : section)),
    /** @returns whether it was saved */
    async save(): Promise<boolean> {
      if (!draft) return false
      const found = draftErrors(draft)
      if (Object.keys(found).length > 0) {
        show(found)
        return false
      }
      setSaving(true)
      try {
        await send(draft)
        stop()
        toasts.success(m.saved, m.savedText)
        return true
      } catch (problem) {
        const texts = fieldTexts(problem)
        show(texts)
        const lines = Object.entries(texts).map(([field, text]) => `${field}: ${text}`)
        const isSilence = problem instanceof NetworkProblem && problem.reason !== 'garbage'
        toasts.error(
          m.saveFailed,
          lines.join('\n') || (isSilence ? `${m.saveFailedText} ${m.noConnection}` : m.saveFailedText),
        )
        return false
      } finally {
        setSaving(false)
        setShare(null)
      }
    },
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>

/** Whether an error's field is among the changed ones. */
function isOf(field: string, part: Partial<ProfileDraft>): boolean {
  const [first = ''] = field.split('.')
  return first in part || (first === 'job_preferences' && 'preferences' in part)
}
