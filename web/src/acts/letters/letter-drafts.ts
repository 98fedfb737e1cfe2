import * as z from 'zod/mini'
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
  resumeId: unlessBroken(z.nullable(z.number())),
  /** The link that is to stand below the letter, as the seeker saw it when choosing so; '' for none. */
  resumeUrl: unlessBroken(z.string()),
  /** The letter as the server keeps it, so that a second try with the same words makes no second letter. */
  kept: unlessBroken(
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
  sendingKey: unlessBroken(z.string()),
  /** The apply points that were sent with that key; undefined where none were named. */
  sendingPoints: unlessBroken(z.number()),
  /** The letter that was generated last, by which the sentences of the text are known. */
  generated: unlessBroken(knownLetterSchema),
  /** What stood there before, the latest last: it can be put back until the application is sent. */
  earlier: unlessBroken(z.readonly(fitting(earlierSchema))),
  /** The apply points to spend as they were typed; undefined while nobody touched them. */
  points: unlessBroken(z.string()),
  /** The seeker has opened the board to apply there. */
  isByHand: unlessBroken(z.literal(true)),
  /** The key under which their word of it was sent, while its end is not known. */
  byHandKey: unlessBroken(z.string()),
})

/** A letter as far as it is written, with what is known of its sending. */
export type LetterDraft = Readonly<z.output<typeof draftSchema>>

/** A text that stood in the letter's place, and which letter it was where it was not typed. */
export type EarlierLetter = Readonly<z.output<typeof earlierSchema>>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type LetterDrafts = {
  /** Undefined where nothing was written. The same object until the draft changes. */
  read(name: string): LetterDraft | undefined
  /** As it stands in the storage this very moment: what another tab wrote may be there before its event is here. */
  readNow(name: string): LetterDraft | undefined
  write(name: string, draft: LetterDraft): void
  remove(name: string): void
  /** For logging out: nothing of a seeker stays in the browser. */
  removeAll(): void
  subscribe(listener: () => void): () => void
  /** Reads anew after another tab wrote; null means that tab cleared everything. */
  readFromOtherTab(key: string | null): void
}

const PREFIX = 'letterDraft:'

/** One draft for each job and seeker: the next person at this computer does not find it. */
export function draftName(userId: number | undefined, jobId: number): string {
  return `${PREFIX}${userId ?? 'me'}:${jobId}`
}

/**
 * The drafts of this browser. They outlive reloads, failures and the session; without storage they live in memory until
 * the tab closes.
 */
export function createLetterDrafts(storage: DraftStorage | null): LetterDrafts {
  const listeners = new Set<() => void>()
  const known = new Map<string, { text: string | null; draft: LetterDraft | undefined }>()
  /** Those that the storage did not take. */
  const inMemory = new Set<string>()

  function announce() {
    for (const listener of listeners) listener()
  }
  function hold(name: string, text: string | null): LetterDraft | undefined {
    const held = known.get(name)
    if (held && held.text === text) return held.draft
    const draft = parse(text)
    known.set(name, { text, draft })
    return draft
  }
  function store(name: string, text: string | null) {
    inMemory.delete(name)
    try {
      if (text === null) storage?.removeItem(name)
      else if (storage) storage.setItem(name, text)
      else inMemory.add(name)
    } catch {
      // Full or forbidden: the draft is held in memory.
      inMemory.add(name)
    }
    announce()
  }

  const drafts: LetterDrafts = {
    read: (name) => (known.has(name) ? known.get(name)?.draft : hold(name, readText(storage, name))),
    readNow: (name) => (inMemory.has(name) ? drafts.read(name) : hold(name, readText(storage, name))),
    write(name, draft) {
      const text = JSON.stringify(draft)
      known.set(name, { text, draft })
      store(name, text)
    },
    remove(name) {
      known.set(name, { text: null, draft: undefined })
      store(name, null)
    },
    removeAll() {
      known.clear()
      inMemory.clear()
      try {
        for (const name of draftNames(storage)) storage?.removeItem(name)
      } catch {
        // Forbidden: there is nothing in it either.
      }
      announce()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readFromOtherTab(key) {
      if (key === null) {
        known.clear()
        inMemory.clear()
      } else if (key.startsWith(PREFIX)) {
        inMemory.delete(key)
        hold(key, readText(storage, key))
      } else return
      announce()
    },
  }
  return drafts
}

function draftNames(storage: DraftStorage | null): string[] {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '')
  return names.filter((name) => name.startsWith(PREFIX))
}

function readText(storage: DraftStorage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null
  } catch {
    return null
  }
}

function parse(text: string | null): LetterDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
