import type * as z from 'zod/mini'
import { createListeners } from '../../ui/listeners.ts'
import { session } from './browser-session.ts'

/** 'text' for a page without the schema library. */
type Kind = z.ZodMiniType | 'text'
export type Shape = Readonly<Record<string, Kind>>
/** Stored fields that match the shape. */
type Kept<S extends Shape> = {
  readonly [Field in keyof S]?: S[Field] extends z.ZodMiniType ? z.output<S[Field]> : string
}

export type Place<S extends Shape> = {
  /** Such as 'contactDraft'. */
  name: string
  /** The writer's id; none for a visitor. */
  owner: number | null | undefined
  /** One of several drafts, such as the job's id. */
  part?: string | number
  /** Fields that another build stored in another shape are dropped. */
  shape: S
  /** For one tab, or for all tabs. */
  reach: 'tab' | 'browser'
}

export type Draft<S extends Shape> = {
  /** The same object until it changes. */
  read(): Kept<S>
  /** Replaces all fields; does nothing once the page is over. */
  write(fields: Readonly<Record<string, unknown>>): void
  /** Called after saving or discarding. */
  forget(): void
}

/** Drafts that browser storage refused. */
const inMemory = new Map<string, string>()
const { subscribe, tell } = createListeners()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) inMemory.clear()
    else inMemory.delete(key)
    tell()
  })
}

/** Hears changes from other tabs too. */
export const followDrafts = subscribe

/**
 * Unsaved input that survives reloads and the end of a session, for this seeker only; a logout removes it. Without
 * working storage, it is in memory.
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
        // Another tab may change storage, so only that counts.
        inMemory.delete(key)
      })
      tell()
    },
    forget() {
      inMemory.delete(key)
      attempt(() => storage().removeItem(key))
      tell()
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

/** Storage throws if forbidden or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
