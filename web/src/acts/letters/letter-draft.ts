import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import { knownLetterSchema } from './generated-letter.ts'

/** Drops a part that is broken or from another build: the rest of the letter survives. */
function unlessBroken<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.transform((given: unknown) => schema.safeParse(given).data))
}

function fitting<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]) => items.flatMap((item) => schema.safeParse(item).data ?? [])),
  )
}

const earlierSchema = z.object({ content: z.string(), generated: unlessBroken(knownLetterSchema) })

const reusedSchema = z.object({
  content: z.string(),
  title: z.string(),
  /** '' if this job has the same. */
  employer: z.string(),
  /** Code words and the like that only that job asks for. */
  phrases: z.array(z.string()),
})
export type ReusedLetter = Readonly<z.output<typeof reusedSchema>>

const draftSchema = z.object({
  subject: z.string(),
  content: z.string(),
  /** Null for none; undefined until chosen, meaning the current one. */
  resumeId: z.optional(z.nullable(z.number())),
  /** The link below the letter, as the seeker saw it when choosing; '' for none. */
  resumeUrl: z.optional(z.string()),
  /** The letter as stored by the server: a retry of the same words stores no second one. */
  kept: z.optional(
    z.object({
      id: z.number(),
      version: z.string(),
      subject: z.string(),
      content: z.string(),
      // Absent in older letters.
      resume_id: z.optional(z.nullable(z.number())),
      resume_url: z.optional(z.string()),
    }),
  ),
  /** Set while the outcome of sending is unknown: sent again with it, nothing is sent twice. */
  sendingKey: z.optional(z.string()),
  /** Sent with that key; undefined if none were given. */
  sendingPoints: z.optional(z.number()),
  /** The last generated letter, to recognize its sentences. */
  generated: z.optional(knownLetterSchema),
  /** An inserted letter for another job, with what belongs to that job. */
  reused: unlessBroken(reusedSchema),
  /** Replaced texts, latest last: they can be restored until the application is sent. */
  earlier: z.optional(z.readonly(fitting(earlierSchema))),
  /** As typed; undefined while untouched. */
  points: z.optional(z.string()),
  /** The seeker opened the board to apply there. */
  isByHand: z.optional(z.literal(true)),
  /** The key of the confirmation, while its outcome is unknown. */
  byHandKey: z.optional(z.string()),
})

export type LetterDraft = Readonly<z.output<typeof draftSchema>>

export type DraftInHand = {
  read: () => LetterDraft
  write: (change: Partial<LetterDraft>) => void
  remove: () => void
}

/** A replaced text, with its origin if not typed. */
export type EarlierLetter = Readonly<z.output<typeof earlierSchema>>

/** Shared by all tabs. @param owner other people at this computer do not see it */
export function letterDraft(owner: number | undefined, jobId: number) {
  const draft = openDraft({
    name: 'letterDraft',
    owner,
    part: jobId,
    shape: draftSchema.shape,
    reach: 'browser',
  })
  return {
    /** The same object until the draft changes. */
    read(): LetterDraft | undefined {
      const kept = draft.read()
      return hasWords(kept) ? kept : undefined
    },
    write: (next: LetterDraft) => draft.write(next),
    forget: draft.forget,
  }
}

const hasWords = (kept: Partial<LetterDraft>): kept is LetterDraft =>
  kept.subject !== undefined && kept.content !== undefined
