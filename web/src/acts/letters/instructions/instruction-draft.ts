import * as z from 'zod/mini'
import { openDraft } from '../../../api/session/draft.ts'

const shape = { text: z.string(), base: z.string(), tried: z.optional(z.readonly(z.array(z.string()))) }

/**
 * What a seeker typed, and what was saved when they began, to detect changes elsewhere. `tried`: words that were sent
 * with an unknown outcome.
 */
export type InstructionDraft = { text: string; base: string; tried?: readonly string[] | undefined }

/** The instructions that a seeker typed and has not saved, in every tab. */
export function instructionDraft(owner: number | undefined) {
  const draft = openDraft({ name: 'aiInstructionsDraft', owner, shape, reach: 'browser' })
  return {
    /** Null where nothing waits to be saved. */
    read(): InstructionDraft | null {
      const { text, base, tried } = draft.read()
      return text !== undefined && base !== undefined ? { text, base, tried } : null
    },
    write: (next: InstructionDraft) => draft.write(next),
    forget: draft.forget,
  }
}
