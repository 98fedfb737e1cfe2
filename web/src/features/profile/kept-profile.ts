import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import { type ProfileDraft, profileDraftSchema } from './profile-draft.ts'

/** An edit that is under way: what it began with, what it is now, and the name of a file chosen with it. */
export type KeptEdit = { base: ProfileDraft; draft: ProfileDraft; fileName: string | null }

const shape = { base: profileDraftSchema, draft: profileDraftSchema, fileName: z.nullable(z.string()) }

/**
 * The edit of a profile that its seeker has not saved, in this tab. A chosen file cannot be kept, only its name, to ask
 * for it again.
 */
export function profileEdit(owner: number) {
  const kept = openDraft({ name: 'profileDraft', owner, shape, reach: 'tab' })
  return {
    /** Null where nothing is kept that can be gone on with. */
    read(): KeptEdit | null {
      const { base, draft, fileName = null } = kept.read()
      // An edit needs both: without what it began with, nobody can tell what was changed elsewhere.
      return base && draft ? { base, draft, fileName } : null
    },
    write: (edit: KeptEdit) => kept.write(edit),
    forget: kept.forget,
  }
}
