import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; until: number }

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
        // Only this model's: a pending login also names the grant, and outlives it if another account is chosen.
        for (const [key, { payload }] of entries)
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
