import { createHmac, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { manilaDay } from '../dates.ts'
import type { Journal } from '../journal.ts'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
// Cheap, for quick tests without plain passwords on disk.
const SCRYPT = { N: 4096 }
const KEY_BYTES = 32

export type Account = { id: number; name: string; email: string; created_at: string }
export type AccountEntry =
  | (Account & { kind: 'account'; salt: string; hash: string })
  | { kind: 'points'; account: number; day: number; allowance: number }
  | { kind: 'lock'; account: number; locked: boolean }
export type Credentials = { email: string; password: string }
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({
  journal,
  now,
  pointsPerDay,
}: {
  journal: Journal<AccountEntry>
  now: () => Date
  pointsPerDay: number
}) {
  const byEmail = new Map<string, AccountEntry & { kind: 'account' }>()
  const byId = new Map<number, Account>()
  const allowances = new Map<number, { day: number; allowance: number }>()
  const locked = new Set<number>()

  function learn(entry: AccountEntry): void {
    if (entry.kind === 'points') {
      allowances.set(entry.account, entry)
      return
    }
    if (entry.kind === 'lock') {
      if (entry.locked) locked.add(entry.account)
      else locked.delete(entry.account)
      return
    }
    byEmail.set(entry.email, entry)
    const { id, name, email, created_at } = entry
    byId.set(id, { id, name, email, created_at })
  }
  for (const entry of journal.entries) learn(entry)

  async function seal(name: string, { email, password }: Credentials) {
    const salt = randomBytes(16)
    const hash = await derive(password, salt, KEY_BYTES, SCRYPT)
    return {
      name,
      email,
      created_at: now().toISOString(),
      salt: salt.toString('hex'),
      hash: hash.toString('hex'),
    }
  }

  /** A known address keeps its id. */
  function keep(sealed: Awaited<ReturnType<typeof seal>>[]): void {
    const next = byId.size + 1
    const entries = sealed.map((one, index) => {
      return { kind: 'account' as const, id: byEmail.get(one.email)?.id ?? next + index, ...one }
    })
    journal.append(...entries)
    for (const entry of entries) learn(entry)
  }

  async function find({ email, password }: Credentials): Promise<Account | undefined> {
    const known = byEmail.get(email.trim().toLowerCase())
    if (!known) return undefined
    const hash = await derive(password, Buffer.from(known.salt, 'hex'), KEY_BYTES, SCRYPT)
    return timingSafeEqual(hash, Buffer.from(known.hash, 'hex')) ? byId.get(known.id) : undefined
  }

  return {
    find,
    get: (id: number) => byId.get(id),
    named: (email: string) => byId.get(byEmail.get(email.trim().toLowerCase())?.id ?? 0),
    all: (): Account[] => [...byId.values()],
    /** @returns undefined if the address is taken */
    async register(name: string, email: string, password: string): Promise<Account | undefined> {
      const address = email.trim().toLowerCase()
      if (byEmail.has(address)) return undefined
      const sealed = await seal(name.trim(), { email: address, password })
      // It may have been taken meanwhile.
      if (byEmail.has(address)) return undefined
      keep([sealed])
      return byId.get(byEmail.get(address)?.id ?? 0)
    },
    /** Another seed changes the passwords. */
    async ensure(wellKnown: readonly (Credentials & { name: string })[]): Promise<void> {
      const known = await Promise.all(wellKnown.map(find))
      const missing = wellKnown.filter((_, index) => known[index] === undefined)
      keep(await Promise.all(missing.map(({ name, ...credentials }) => seal(name, credentials))))
    },
    /** Points on the Philippine day of `at`, before spending. */
    allowance(id: number, at: Date): number {
      const own = allowances.get(id)
      return own?.day === manilaDay(at) ? own.allowance : pointsPerDay
    },
    setAllowance(account: number, at: Date, allowance: number): void {
      const entry = { kind: 'points' as const, account, day: manilaDay(at), allowance }
      journal.append(entry)
      learn(entry)
    },
    isLocked: (id: number) => locked.has(id),
    setLocked(account: number, isLocked: boolean): void {
      const entry = { kind: 'lock' as const, account, locked: isLocked }
      journal.append(entry)
      learn(entry)
    },
    setPassword({ email }: Account, password: string): void {
      const known = byEmail.get(email)
      if (!known) return
      const salt = randomBytes(16)
      const hash = scryptSync(password, salt, KEY_BYTES, SCRYPT)
      const entry = { ...known, salt: salt.toString('hex'), hash: hash.toString('hex') }
      journal.append(entry)
      learn(entry)
    },
  }
}

const DEFAULT_NAMES = [
  'Maria Santos',
  'Jose Reyes',
  'Angela Cruz',
  'Mark Bautista',
  'Kristine Ocampo',
  'Paolo Garcia',
  'Liza Mendoza',
  'Ramon Torres',
  'Jasmine Flores',
  'Carlo Villanueva',
  'Grace Aquino',
  'Noel Ramos',
]
const PASSWORD_WORDS = [
  'mango',
  'river',
  'bamboo',
  'lantern',
  'harbor',
  'coral',
  'island',
  'monsoon',
  'jeepney',
  'sunrise',
  'papaya',
  'market',
  'typhoon',
  'guitar',
  'pepper',
  'hammock',
]

export function defaultAccounts(seed: number): (Credentials & { name: string })[] {
  return DEFAULT_NAMES.map((name) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@board.example`
    const bytes = createHmac('sha256', `board accounts ${seed}`).update(email).digest()
    const word = (index: number) => PASSWORD_WORDS[(bytes[index] ?? 0) % PASSWORD_WORDS.length]
    return { name, email, password: `${word(0)}-${word(1)}-${1000 + (bytes.readUInt16BE(2) % 9000)}` }
  })
}
