import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import { type ProfileDraft, profileDraftSchema } from './profile-draft.ts'

/** `fileName` is that of a chosen file. */
export type KeptEdit = { base: ProfileDraft; draft: ProfileDraft; fileName: string | null }

const shape = { base: profileDraftSchema, draft: profileDraftSchema, fileName: z.nullable(z.string()) }

/** The unsaved edit in this tab. A chosen file cannot be kept, only its name, to ask for it again. */
export function profileEdit(owner: number) {
  const kept = openDraft({ name: 'profileDraft', owner, shape, reach: 'tab' })
  return {
    read(): KeptEdit | null {
      const { base, draft, fileName = null } = kept.read()
      // Without its base, changes made elsewhere cannot be detected.
      return base && draft ? { base, draft, fileName } : null
    },
    write: (edit: KeptEdit) => kept.write(edit),
    forget: kept.forget,
  }
}
