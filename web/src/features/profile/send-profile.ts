import { type Profile, saveProfile } from '@hanap/contract/profile/profile'
import { ifMatch } from '../../api/answers/version.ts'
import { callEndpoint } from '../../api/client.ts'
import { uploadForm } from '../../api/upload.ts'
import { formOf } from './form-of.ts'
import { bodyOf, type ProfileDraft, profileDraftOf } from './profile-draft.ts'

/**
 * As JSON, or as a form with a new resume.
 * @param options.onProgress the share of the form sent, 0 to 1
 * @throws as callEndpoint does
 */
export function sendProfile(
  { draft, file, over }: { draft: ProfileDraft; file: File | null; over: Profile },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Profile> {
  const body = bodyOf(draft, profileDraftOf(over))
  const match = ifMatch(over.version)
  if (file === null) return callEndpoint(saveProfile, { body, signal: options.signal, ...match })
  return uploadForm(saveProfile, formOf(body, file), { ...options, ...match })
}
