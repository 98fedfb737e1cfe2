import type { Choices } from '../harness/random.ts'

/** The kind of thing an address names. */
const kinds: readonly (readonly [kind: string, paths: RegExp])[] = [
  ['savedJob', /^\/saved-jobs\//],
  ['savedSearch', /^\/saved-searches\//],
  ['letter', /^\/cover-letters\//],
  ['application', /^\/job-applications\//],
  ['resume', /^\/resumes\//],
  ['session', /^\/auth\/sessions\//],
  ['integration', /^\/settings\/integration/],
  ['aiInstructions', /^\/ai-instructions\//],
  ['notification', /^\/notifications\//],
  ['employer', /^\/employers\//],
  ['job', /^\/(jobs|hidden-jobs)\//],
  ['payment', /^\/auth\/subscription\/payment/],
]
/** The kind of thing a field names. */
const fields: Readonly<Record<string, string>> = {
  job_id: 'job',
  job_post_id: 'job',
  resume_id: 'resume',
  resume: 'resume',
  cover_letter_id: 'letter',
  removed_id: 'savedSearch',
  integration_id: 'integration',
  ids: 'notification',
  up_to: 'notification',
  payment_id: 'payment',
  payment_intent_id: 'payment',
  unsubscribe_token: 'unsubscribe',
}
const kindOf = (path: string) => kinds.find(([, paths]) => paths.test(path))?.[0]
const KEPT_OF_A_KIND = 12

/** Fraction of calls naming the caller's own things. */
const OWN = 0.75

/**
 * Ids from answers, so that calls name existing rows.
 * @param account of the board
 */
export function createPool(host: string, account: { email: string; password: string }) {
  const known = new Map<string, (string | number)[]>()
  const keep = (key: string, id: string | number) => {
    // Keeps the latest ids: these things most likely still exist.
    const others = (known.get(key) ?? []).filter((one) => one !== id)
    known.set(key, [...others, id].slice(-KEPT_OF_A_KIND))
  }
  const add = (kind: string, id: unknown, person: string | null = null) => {
    if (typeof id !== 'number' && typeof id !== 'string') return
    keep(kind, id)
    if (person !== null) keep(`${kind} of ${person}`, id)
  }
  const of = (person: string | null, choices: Choices) => {
    const pick = (kind: string | undefined) => {
      if (kind === undefined) return undefined
      const own = choices.chance(OWN) ? known.get(`${kind} of ${person}`) : undefined
      const list = own ?? known.get(kind) ?? []
      return list.length > 0 ? choices.one(list) : undefined
    }
    return {
      host,
      account,
      /** `application/interview` for an address with two. */
      idsIn: (path: string) =>
        String(pick(path.includes(':interview_id') ? 'interview' : kindOf(path)) ?? ''),
      idNamed(name: string) {
        const id = pick(fields[name])
        return typeof id === 'number' ? id : undefined
      },
      textNamed(name: string) {
        const id = pick(fields[name])
        return id === undefined ? undefined : String(id)
      },
    }
  }
  return {
    add,
    of,
    read(path: string, body: unknown, person: string | null) {
      const kind = kindOf(path)
      if (kind === undefined || typeof body !== 'object' || body === null) return
      const told = body as Record<string, unknown>
      const rows = Array.isArray(told['results']) ? (told['results'] as Record<string, unknown>[]) : []
      for (const row of [told, ...rows]) {
        add(kind, row['id'], person)
        if (Array.isArray(row['interviews']))
          for (const one of row['interviews'] as { id: number }[])
            add('interview', `${row['id']}/${one.id}`, person)
      }
      add('payment', told['payment_id'], person)
      add('integration', told['integration_id'], person)
    },
  }
}
export type AttackPool = ReturnType<typeof createPool>
/** One seeker's view of the pool. */
export type OwnPool = ReturnType<AttackPool['of']>
