const PREFIX = 'aiInstructionsDraft:'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What a seeker typed and has not saved, by seeker: the next person at this computer does not find it. */
export type InstructionDrafts = {
  /** Null where nothing waits to be saved. */
  read(userId: number | undefined): string | null
  write(userId: number | undefined, text: string): void
  remove(userId: number | undefined): void
  /** For logging out: nothing of a seeker stays in the browser. */
  removeAll(): void
}

/** Drafts outlive reloads, failures and the end of a session; without a storage that works, they live in memory. */
export function createInstructionDrafts(storage: DraftStorage | null): InstructionDrafts {
  const inMemory = new Map<string, string>()
  const nameOf = (userId: number | undefined) => `${PREFIX}${userId ?? 'me'}`

  return {
    read: (userId) => inMemory.get(nameOf(userId)) ?? attempt(() => storage?.getItem(nameOf(userId))) ?? null,
    write(userId, text) {
      const name = nameOf(userId)
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

/** A storage may be forbidden or full, and says so by throwing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
