import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import { type ProfileDraft, profileDraftSchema } from './profile-draft.ts'

/** An unsaved edit: its base, its present state, and the name of a chosen file. */
export type KeptEdit = { base: ProfileDraft; draft: ProfileDraft; fileName: string | null }

const shape = { base: profileDraftSchema, draft: profileDraftSchema, fileName: z.nullable(z.string()) }

/** The seeker's unsaved profile edit in this tab. Of a chosen file it keeps only the name, to ask for it again. */
export function profileEdit(owner: number) {
  const kept = openDraft({ name: 'profileDraft', owner, shape, reach: 'tab' })
  return {
    /** Null without a usable draft. */
    read(): KeptEdit | null {
      const { base, draft, fileName = null } = kept.read()
      // Without its base, changes made elsewhere cannot be detected.
      return base && draft ? { base, draft, fileName } : null
    },
    write: (edit: KeptEdit) => kept.write(edit),
    forget: kept.forget,
  }
}
