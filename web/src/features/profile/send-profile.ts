import { getProfile, type Profile, saveProfile } from '@hanap/contract/profile'
import { callEndpoint } from '../../api/client.ts'
import { uploadForm } from '../../api/upload.ts'
import { formOf } from './form-of.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { bodyOf, type ProfileDraft, profileDraftOf } from './profile-draft.ts'

type Sent =
  | { is: 'saved'; profile: Profile }
  /** Nothing was sent: these fields were changed elsewhere too. `base` is what is there now. */
  | { is: 'clash'; base: ProfileDraft; draft: ProfileDraft; fields: string[] }

/**
 * Saves what was changed of a profile, as JSON, or as a form where a new resume goes with it. What was saved elsewhere
 * meanwhile stays, unless the edit changed the same; then it asks first.
 * @param options.onProgress the share of the form that has gone, 0 to 1
 * @throws as callEndpoint does
 */
export async function sendProfile(
  edit: { base: ProfileDraft; draft: ProfileDraft; file: File | null },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const { base, file } = edit
  // Asked by itself: a query that its page has left may answer with what it held before.
  const now = profileDraftOf(await callEndpoint(getProfile, { signal: options.signal }))
  const { draft, clashes } = mergeDrafts(base, edit.draft, now)
  if (clashes.length > 0) return { is: 'clash', base: now, draft, fields: clashes }
  const body = bodyOf(draft, now)
  if (file === null) return { is: 'saved', profile: await callEndpoint(saveProfile, { body }) }
  return { is: 'saved', profile: await uploadForm(saveProfile, formOf(body, file), options) }
}
