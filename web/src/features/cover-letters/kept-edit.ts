import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import type { Words } from './queries.ts'

/** A change of a letter that is not saved yet, and the words it began with. */
export type LetterEdit = { base: Words; words: Words }

const wordsSchema = z.object({ subject: z.string(), content: z.string() })
const shape = { base: wordsSchema, words: wordsSchema }

/** The edit of a letter that its seeker has not saved, in this tab. */
export function letterEdit(owner: number, letterId: number) {
  const draft = openDraft({ name: 'letterEdit', owner, part: letterId, shape, reach: 'tab' })
  return {
    /** Null where there is none. */
    read(): LetterEdit | null {
      const { base, words } = draft.read()
      return base && words ? { base, words } : null
    },
    write: (edit: LetterEdit) => draft.write(edit),
    forget: draft.forget,
  }
}
