import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import type { Words } from './queries.ts'

export type LetterEdit = { base: Words; words: Words }

const wordsSchema = z.object({ subject: z.string(), content: z.string() })
const shape = { base: wordsSchema, words: wordsSchema }

/** The unsaved edit in this tab. */
export function letterEdit(owner: number, letterId: number) {
  const draft = openDraft({ name: 'letterEdit', owner, part: letterId, shape, reach: 'tab' })
  return {
    read(): LetterEdit | null {
      const { base, words } = draft.read()
      return base && words ? { base, words } : null
    },
    write: (edit: LetterEdit) => draft.write(edit),
    forget: draft.forget,
  }
}
