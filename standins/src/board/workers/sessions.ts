import { createHash, randomBytes } from 'node:crypto'
import type { Journal } from '../journal.ts'

/** Only the cookie's hash is stored. */
export type SessionEntry =
  | { token: string; account: number; until: string }
  | { ended: string }
  | { endedAccount: number | 'all' }
export type Sessions = ReturnType<typeof createSessions>

/** Survive a restart. */
export function createSessions({
  journal,
  now,
  hours,
}: {
  journal: Journal<SessionEntry>
  now: () => Date
  hours: number
}) {
  const open = new Map<string, { account: number; until: number }>()
  // Logins that have no cookie yet.
  const arriving = new Map<string, number>()

  function learn(entry: SessionEntry): void {
    if ('token' in entry) open.set(entry.token, { account: entry.account, until: Date.parse(entry.until) })
    else if ('ended' in entry) open.delete(entry.ended)
    else
      for (const [token, { account }] of open)
        if (entry.endedAccount === 'all' || entry.endedAccount === account) open.delete(token)
  }
  function keep(entry: SessionEntry): void {
    journal.append(entry)
    learn(entry)
  }
  for (const entry of journal.entries) learn(entry)

  return {
    newToken: () => randomBytes(20).toString('hex'),
    accountOf(token: string): number | undefined {
      const session = open.get(hash(token))
      return session && session.until > now().getTime() ? session.account : undefined
    },
    arrive: (guestToken: string, account: number) => void arriving.set(hash(guestToken), account),
    signIn(guestToken: string): { token: string; account: number } | undefined {
      const key = hash(guestToken)
      const account = arriving.get(key)
      if (account === undefined) return undefined
      arriving.delete(key)
      const token = randomBytes(20).toString('hex')
      keep({
        token: hash(token),
        account,
        until: new Date(now().getTime() + hours * 3_600_000).toISOString(),
      })
      return { token, account }
    },
    end: (token: string) => {
      if (open.has(hash(token))) keep({ ended: hash(token) })
    },
    endAll: (account: number | 'all') => keep({ endedAccount: account }),
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
