import * as z from 'zod/mini'
import { openDraft } from '../../api/session/draft.ts'
import { knownLetterSchema } from './generated-letter.ts'

/** What is broken, or as another build wrote it, is left out: the letter is there all the same. */
function unlessBroken<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.transform((given: unknown) => schema.safeParse(given).data))
}

/** An array with those of its items that fit. */
function fitting<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]) => items.flatMap((item) => schema.safeParse(item).data ?? [])),
  )
}

const earlierSchema = z.object({ content: z.string(), generated: unlessBroken(knownLetterSchema) })

const draftSchema = z.object({
  subject: z.string(),
  content: z.string(),
  /** The chosen resume, null for none; undefined until one is chosen: then it is the current one. */
  resumeId: z.optional(z.nullable(z.number())),
  /** The link that is to stand below the letter, as the seeker saw it when choosing so; '' for none. */
  resumeUrl: z.optional(z.string()),
  /** The letter as the server keeps it, so that a second try with the same words makes no second letter. */
  kept: z.optional(
    z.object({
      id: z.number(),
      version: z.string(),
      subject: z.string(),
      content: z.string(),
      // One that was kept before resumes went along has neither.
      resume_id: z.optional(z.nullable(z.number())),
      resume_url: z.optional(z.string()),
    }),
  ),
  /** The key of a sending whose end is not known yet: sent again with it, nothing is sent twice. */
  sendingKey: z.optional(z.string()),
  /** The apply points that were sent with that key; undefined where none were named. */
  sendingPoints: z.optional(z.number()),
  /** The letter that was generated last, by which the sentences of the text are known. */
  generated: z.optional(knownLetterSchema),
  /** The letter for another job that was put here, and that job's title. */
  reused: z.optional(z.object({ content: z.string(), title: z.string() })),
  /** What stood there before, the latest last: it can be put back until the application is sent. */
  earlier: z.optional(z.readonly(fitting(earlierSchema))),
  /** The apply points to spend as they were typed; undefined while nobody touched them. */
  points: z.optional(z.string()),
  /** The seeker has opened the board to apply there. */
  isByHand: z.optional(z.literal(true)),
  /** The key under which their word of it was sent, while its end is not known. */
  byHandKey: z.optional(z.string()),
})

/** A letter as far as it is written, with what is known of its sending. */
export type LetterDraft = Readonly<z.output<typeof draftSchema>>

/** A text that stood in the letter's place, and which letter it was where it was not typed. */
export type EarlierLetter = Readonly<z.output<typeof earlierSchema>>

/**
 * The letter for a job as far as it is written, the same in every tab.
 * @param owner whose; the next person at this computer does not find it
 */
export function letterDraft(owner: number | undefined, jobId: number) {
  const draft = openDraft({
    name: 'letterDraft',
    owner,
    part: jobId,
    shape: draftSchema.shape,
    reach: 'browser',
  })
  return {
    /** Undefined where nothing was written. The same object until the draft changes. */
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
