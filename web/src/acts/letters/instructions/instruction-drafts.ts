import * as z from 'zod/mini'

const PREFIX = 'aiInstructionsDraft:'
const draftSchema = z.object({ text: z.string(), base: z.string(), tried: z.optional(z.array(z.string())) })

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * What a seeker typed, and what was saved when they began, to detect changes elsewhere. `tried`: words that were sent
 * with an unknown outcome.
 */
export type InstructionDraft = { text: string; base: string; tried?: readonly string[] | undefined }

/** What a seeker typed and has not saved, by seeker: the next person at this computer does not find it. */
export type InstructionDrafts = {
  /** Null where nothing waits to be saved. */
  read(userId: number | undefined): InstructionDraft | null
  write(userId: number | undefined, draft: InstructionDraft): void
  remove(userId: number | undefined): void
  /** For logging out: nothing of a seeker stays in the browser. */
  removeAll(): void
}

/** Drafts outlive reloads, failures and the end of a session; without a storage that works, they live in memory. */
export function createInstructionDrafts(storage: DraftStorage | null): InstructionDrafts {
  const inMemory = new Map<string, string>()
  const nameOf = (userId: number | undefined) => `${PREFIX}${userId ?? 'me'}`

  return {
    read(userId) {
      const name = nameOf(userId)
      const held = inMemory.get(name) ?? attempt(() => storage?.getItem(name)) ?? null
      return held === null ? null : draftOf(held)
    },
    write(userId, draft) {
      const name = nameOf(userId)
      const text = JSON.stringify(draft)
      inMemory.set(name, text)
      attempt(() => {
        if (!storage) return
        storage.setItem(name, text)
        // Where the storage has it, it alone counts: another tab may save or change it.
        inMemory.delete(name)
      })
    },
    remove(userId) {
      inMemory.delete(nameOf(userId))
      attempt(() => storage?.removeItem(nameOf(userId)))
    },
    removeAll() {
      inMemory.clear()
      attempt(() => {
        const names = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '')
        for (const name of names) if (name.startsWith(PREFIX)) storage?.removeItem(name)
      })
    },
  }
}

/** The drafts of this browser. */
export const instructionDrafts = createInstructionDrafts(
  attempt(() => (typeof window === 'undefined' ? null : window.localStorage)) ?? null,
)

/** A draft of old is its text alone. What it began with is not known: anything that is saved was, perhaps, saved since. */
function draftOf(held: string): InstructionDraft {
  const parsed = draftSchema.safeParse(attempt(() => JSON.parse(held) as unknown))
  return parsed.success ? parsed.data : { text: held, base: '' }
}

/** A storage may be forbidden or full, and says so by throwing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
