/** A letter with what goes along, as the server keeps it. */
type KeptLetter = {
  readonly id: number
  readonly subject: string
  readonly content: string
  readonly resume_id?: number | null
  readonly resume_url?: string
}

/** A letter as far as it is written, with what is known of its sending. */
export type LetterDraft = {
  readonly subject: string
  readonly content: string
  /** The chosen resume, null for none; undefined until one is chosen: then it is the current one. */
  readonly resumeId?: number | null | undefined
  /** The link that is to stand below the letter, as the seeker saw it when choosing so; '' for none. */
  readonly resumeUrl?: string | undefined
  /** The letter as the server keeps it, so that a second try with the same words makes no second letter. */
  readonly kept?: KeptLetter | undefined
  /** The key of a sending whose end is not known yet: sent again with it, nothing is sent twice. */
  readonly sendingKey?: string | undefined
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type LetterDrafts = {
  /** Undefined where nothing was written. The same object until the draft changes. */
  read(name: string): LetterDraft | undefined
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
 * The drafts of this browser. They outlive reloads, failures and the end of a session; where storage is
 * missing or full they live in memory until the tab closes.
 */
export function createLetterDrafts(storage: DraftStorage | null): LetterDrafts {
  const listeners = new Set<() => void>()
  const known = new Map<string, LetterDraft | undefined>()

  function announce() {
    for (const listener of listeners) listener()
  }
  function store(change: () => void) {
    try {
      change()
    } catch {
      // Full or forbidden: the draft is held in memory.
    }
    announce()
  }

  return {
    read(name) {
      if (!known.has(name)) known.set(name, parse(readText(storage, name)))
      return known.get(name)
    },
    write(name, draft) {
      known.set(name, draft)
      store(() => storage?.setItem(name, JSON.stringify(draft)))
    },
    remove(name) {
      known.set(name, undefined)
      store(() => storage?.removeItem(name))
    },
    removeAll() {
      known.clear()
      store(() => {
        for (const name of draftNames(storage)) storage?.removeItem(name)
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readFromOtherTab(key) {
      if (key === null) known.clear()
      else if (key.startsWith(PREFIX)) known.delete(key)
      else return
      announce()
    },
  }
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
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { subject, content, resumeId, resumeUrl, kept, sendingKey } = value as Partial<LetterDraft>
    if (typeof subject !== 'string' || typeof content !== 'string') return undefined
    return {
      subject,
      content,
      ...((typeof resumeId === 'number' || resumeId === null) && { resumeId }),
      ...(typeof resumeUrl === 'string' && { resumeUrl }),
      ...(typeof kept?.id === 'number' && { kept }),
      ...(typeof sendingKey === 'string' && { sendingKey }),
    }
  } catch {
    return undefined
  }
}
