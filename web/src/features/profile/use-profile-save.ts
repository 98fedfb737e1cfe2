import type { Profile } from '@hanap/contract/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isAborted, isApiProblem } from '../../api/problems/problems.ts'
import { standingKey } from '../../api/query-keys.ts'
import { useSaveOver } from '../../page/elsewhere/use-save-over.tsx'
import { profileKey } from '../../seeker/profile.ts'
import { resumesKey } from '../../seeker/resumes/queries.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { profileMessages } from './messages.ts'
import { draftErrors, type ProfileDraft, profileDraftOf } from './profile-draft.ts'
import { useProfileWords } from './profile-words.ts'
import { readFailure } from './read-failure.ts'
import { type Flat, flat, unflat } from './sections/preference-draft.ts'
import { sendProfile } from './send-profile.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

/** Ignores calls while saving. A failure keeps everything written. */
export function useProfileSave(profile: Profile, edit: ProfileEdit) {
  const m = profileMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const running = useRef<AbortController>(null)
  const [isSaving, setSaving] = useState(false)
  /** The share of the file sent, 0 to 1. */
  const [share, setShare] = useState<number | null>(null)

  const { save: saveEdit, dialog } = useSaveOver<Flat<ProfileDraft>, Profile>(useProfileWords())

  /** @returns whether it was saved */
  async function save(): Promise<boolean> {
    const { base, draft, file } = edit
    if (!base || !draft || running.current) return false
    const found = draftErrors(draft)
    edit.show(found)
    if (Object.keys(found).length > 0) return false
    const mine = new AbortController()
    running.current = mine
    setSaving(true)
    if (file) setShare(0)
    try {
      const saved = await saveEdit({
        bases: [flat(base)],
        mine: flat(draft),
        held: profile,
        fieldsOf: (state) => flat(profileDraftOf(state ?? profile)),
        always: file !== null,
        lines: ['about'],
        send(changed, over) {
          const now = over ?? profile
          const whole = { ...flat(profileDraftOf(now)), ...changed }
          const options = { onProgress: setShare, signal: mine.signal }
          return sendProfile({ draft: unflat<ProfileDraft>(whole), file, over: now }, options)
        },
      })
      if (!saved) return false
      queries.setQueryData(profileKey, saved)
      void queries.invalidateQueries({ queryKey: resumesKey })
      // The save may have completed the seeker's onboarding.
      void queries.invalidateQueries({ queryKey: standingKey })
      edit.end()
      toasts.success(m.saved, m.savedText)
      return true
    } catch (problem) {
      if (!isAborted(problem)) tell(problem)
      return false
    } finally {
      running.current = null
      setSaving(false)
      setShare(null)
    }
  }

  function tell(problem: unknown) {
    const { texts, lines, isSilence } = readFailure(problem)
    edit.show(texts)
    if (isApiProblem(problem, 'unauthenticated')) return toasts.error(m.saveFailed, m.loggedOut)
    toasts.error(
      m.saveFailed,
      lines || [m.saveFailedText, isSilence && m.noConnection].filter(Boolean).join(' '),
    )
  }

  return { isSaving, share, save, dialog, stop: () => running.current?.abort() }
}

export type ProfileSave = ReturnType<typeof useProfileSave>
