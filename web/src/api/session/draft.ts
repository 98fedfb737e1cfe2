import type * as z from 'zod/mini'
import { session } from './browser-session.ts'

/** What a field must be: 'text' for a page that does without the schema library. */
type Kind = z.ZodMiniType | 'text'
export type Shape = Readonly<Record<string, Kind>>
/** The fields that are kept and fit; none where nothing is kept. */
type Kept<S extends Shape> = {
  readonly [Field in keyof S]?: S[Field] extends z.ZodMiniType ? z.output<S[Field]> : string
}

export type Place<S extends Shape> = {
  /** What is written, such as 'contactDraft'. */
  name: string
  /** The id of who writes; none is a visitor. */
  owner: number | null | undefined
  /** Which one of several, such as the job's id. */
  part?: string | number
  /** What today's build needs each field to be: fields that another build kept in another shape are left out. */
  shape: S
  /** Whether one tab has it or every tab of the browser. */
  reach: 'tab' | 'browser'
}

export type Draft<S extends Shape> = {
  /** As it stands at this moment. The same object until it changes. */
  read(): Kept<S>
  /** Keeps it in place of what was kept; nothing once the page is over. */
  write(fields: Readonly<Record<string, unknown>>): void
  /** It is saved, or given up. */
  forget(): void
}

/** Those that the browser's storage did not take, by key. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) inMemory.clear()
    else inMemory.delete(key)
    announce()
  })
}

/**
 * Tells of every change of a draft, in another tab too.
 * @returns ends that
 */
export function followDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What a seeker wrote and has not saved. It outlives reloads and the end of a session, for this seeker alone; a logout
 * removes it. Without a storage that works, the page holds it.
 */
export function openDraft<S extends Shape>({ name, owner, part, shape, reach }: Place<S>): Draft<S> {
  const key = [name, owner ?? 'visitor', ...(part === undefined ? [] : [part])].join(':')
  const storage = () => (reach === 'tab' ? sessionStorage : localStorage)
  let known: { text: string | null; fields: Kept<S> } | null = null
  return {
    read() {
      const text = inMemory.get(key) ?? attempt(() => storage().getItem(key)) ?? null
      if (known?.text !== text) known = { text, fields: fitting(text, shape) }
      return known.fields
    },
    write(fields) {
      if (session.isOver()) return
      const text = JSON.stringify(fields)
      inMemory.set(key, text)
      attempt(() => {
        storage().setItem(key, text)
        // Where the storage has it, it alone counts: another tab may change it.
        inMemory.delete(key)
      })
      announce()
    },
    forget() {
      inMemory.delete(key)
      attempt(() => storage().removeItem(key))
      announce()
    },
  }
}

function fitting<S extends Shape>(text: string | null, shape: S): Kept<S> {
  const kept: unknown = attempt(() => JSON.parse(text ?? 'null'))
  if (typeof kept !== 'object' || kept === null) return {}
  const all: Readonly<Record<string, unknown>> = { ...kept }
  const fields = Object.entries(shape).flatMap(([field, kind]) => {
    if (!Object.hasOwn(all, field)) return []
    const value = fit(kind, all[field])
    return value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(fields) as Kept<S>
}

function fit(kind: Kind, value: unknown): unknown {
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  return kind.safeParse(value).data
}

/** A storage may be forbidden or full, and says so by throwing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
