import { type PrivacySettings, privacySettingsSchema } from '@hanap/contract/privacy'
import { session } from '../../../../api/browser-session.ts'
import { endSession } from '../../../../api/client.ts'
import { ApiProblem, isRefusedFor } from '../../../../api/problems.ts'
import { serverWords } from '../../../../api/server-words.ts'
import { useKeptChanges } from '../../../../api/use-kept-changes.ts'
import { useToasts } from '../../../../ui/toast.tsx'
import { privacyMessages } from './messages.ts'
import { useSavePrivacy } from './queries.ts'

/** What a seeker is changing about who may see what. */
export function usePrivacyForm(saved: PrivacySettings) {
  const m = privacyMessages
  const toasts = useToasts()
  const saving = useSavePrivacy()
  const changes = useKeptChanges('privacy', saved, privacySettingsSchema.shape)

  async function save() {
    if (saving.isPending) return
    try {
      const { message } = await saving.mutateAsync(changes.changed)
      changes.forget()
      toasts.success(message || m.saved)
    } catch (problem) {
      toasts.error(saveFailureText(problem, m))
      if (isRefusedFor(problem, 'unauthenticated')) endSession(session.read().token)
    }
  }

  return { ...changes, isSaving: saving.isPending, save }
}

export type PrivacyEdit = ReturnType<typeof usePrivacyForm>

/** The server's own words for a refusal; a crash's help nobody. */
function saveFailureText(problem: unknown, m: typeof privacyMessages): string {
  if (!(problem instanceof ApiProblem)) return m.failed
  if (isRefusedFor(problem, 'not-found')) return m.notFound
  if (isRefusedFor(problem, 'unauthenticated')) return m.sessionExpired
  return serverWords(problem) || m.failed
}
