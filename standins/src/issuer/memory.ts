import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; until: number }

/** Where the provider keeps sessions, codes and tokens: in memory, gone with the process, as for a stand-in is fine. */
export function createMemory(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()
  const read = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.until > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = (name: 'uid' | 'userCode', value: string) => {
      const keys = [...entries.keys()].filter((key) => key.startsWith(keyOf('')))
      return keys.map(read).find((payload) => payload?.[name] === value)
    }
    return {
      async upsert(id, payload, expiresIn) {
        const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
        entries.set(keyOf(id), { payload, until })
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      async consume(id) {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        // Only what this model keeps: a sign-in under way names the grant too, and outlives it when another account
        // is chosen in the same browser.
        for (const [key, { payload }] of entries)
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
