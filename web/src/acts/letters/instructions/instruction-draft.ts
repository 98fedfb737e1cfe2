import * as z from 'zod/mini'
import { openDraft } from '../../../api/session/draft.ts'

const shape = { text: z.string(), base: z.string(), tried: z.optional(z.readonly(z.array(z.string()))) }

/** `base`: the saved text it began from, to detect changes elsewhere. `tried`: sent with an unknown outcome. */
export type InstructionDraft = { text: string; base: string; tried?: readonly string[] | undefined }

/** Shared by all tabs. */
export function instructionDraft(owner: number | undefined) {
  const draft = openDraft({ name: 'aiInstructionsDraft', owner, shape, reach: 'browser' })
  return {
    /** Null if all is saved. */
    read(): InstructionDraft | null {
      const { text, base, tried } = draft.read()
      return text !== undefined && base !== undefined ? { text, base, tried } : null
    },
    write: (next: InstructionDraft) => draft.write(next),
    forget: draft.forget,
  }
}
