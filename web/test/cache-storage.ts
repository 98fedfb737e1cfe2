import { vi } from 'vitest'

/** Stubs the browser's caches, matching by address only. @returns their contents, and a switch for full storage */
export function stubCaches() {
  const held = new Map<string, Map<string, Response>>()
  const state = { isFull: false, held }
  const addressOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'http://localhost:3000').href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (asked: string | Request) => Promise.resolve(entries.get(addressOf(asked))?.clone()),
    put: (asked: string | Request, response: Response) => {
      if (state.isFull) return Promise.reject(new DOMException('No room', 'QuotaExceededError'))
      entries.set(addressOf(asked), response)
      return Promise.resolve()
    },
    delete: (asked: string | Request) => Promise.resolve(entries.delete(addressOf(asked))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
  })
  vi.stubGlobal('caches', {
    open: (name: string) => {
      if (state.isFull) return Promise.reject(new DOMException('No room', 'QuotaExceededError'))
      const entries = held.get(name) ?? new Map<string, Response>()
      held.set(name, entries)
      return Promise.resolve(cacheOf(entries))
    },
    has: (name: string) => Promise.resolve(held.has(name)),
    keys: () => Promise.resolve([...held.keys()]),
    delete: (name: string) => Promise.resolve(held.delete(name)),
  })
  return state
}
