import { type PrivacySettings, privacySettingsSchema } from '@hanap/contract/profile/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { endSession } from '../../../../api/client.ts'
import { ApiProblem, isRefusedFor } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { useKeptChanges } from '../../../../api/use-kept-changes.ts'
import { useSaveOver } from '../../../../page/elsewhere/use-save-over.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { privacyMessages } from './messages.ts'
import { privacySettingsQuery, type SavedPrivacy, useSavePrivacy } from './queries.ts'

const settingsOf = ({
  profile_visibility,
  allow_recruiter_contact,
  hide_current_employer,
}: PrivacySettings): PrivacySettings => ({
  profile_visibility,
  allow_recruiter_contact,
  hide_current_employer,
})

export function usePrivacyForm(saved: SavedPrivacy) {
  const m = privacyMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const saving = useSavePrivacy()
  const changes = useKeptChanges('privacy', settingsOf(saved), privacySettingsSchema.shape)
  // A switch has no third state, so only the choice can conflict.
  const { save: saveEdit, dialog } = useSaveOver<PrivacySettings, SavedPrivacy>({
    profile_visibility: {
      label: m.visibility,
      show: (value: PrivacySettings['profile_visibility']) => m[value],
    },
  })

  async function save() {
    if (saving.isPending) return
    let message = ''
    try {
      const kept = await saveEdit({
        bases: [changes.begun],
        mine: changes.value,
        held: saved,
        fieldsOf: (state) => settingsOf(state ?? saved),
        async send(changed, over) {
          const now = over ?? saved
          const answer = await saving.mutateAsync({ settings: { ...settingsOf(now), ...changed }, over: now })
          message = answer.message
          return answer
        },
      })
      if (!kept) return
      queries.setQueryData(privacySettingsQuery.queryKey, kept)
      changes.forget()
      toasts.success(message || m.saved)
    } catch (problem) {
      toasts.error(saveFailureText(problem, m))
      if (isRefusedFor(problem, 'unauthenticated')) endSession(session.read().token)
    }
  }

  return { ...changes, isSaving: saving.isPending, save, dialog }
}

export type PrivacyEdit = ReturnType<typeof usePrivacyForm>

/** The server's own words, except for crashes. */
function saveFailureText(problem: unknown, m: typeof privacyMessages): string {
  if (!(problem instanceof ApiProblem)) return m.failed
  if (isRefusedFor(problem, 'not-found')) return m.notFound
  if (isRefusedFor(problem, 'unauthenticated')) return m.sessionExpired
  return serverWords(problem) || m.failed
}
