import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@hanap/contract/endpoint'
import { type Choices, createChoices } from '../../random.ts'
import { gather, type Seeker, signUp } from '../belongings.ts'
import type { Call } from '../call.ts'
import { parse } from '../judge.ts'
import { createPool, type OwnPool } from '../pool.ts'
import { type AttackRequest, makeFitting } from '../request.ts'
import type { Sender } from '../send.ts'
import type { Target } from '../stage.ts'
import { fieldsLeftOut, isWithin } from './fields.ts'
import { formWithFile, isPlain, namesOf } from './marks.ts'

/** So many calls are made at most, until so many were answered well; the best is kept. */
const TRIES = 32
const ENOUGH = 8

export type BaseStage = { target: Target; call: Call; sender: Sender; seed: number }
/** A call that the program answers well, or as well as could be; with what it is answered when it is sent alone. */
export type Base = {
  request: AttackRequest
  token: string | undefined
  status: number
  /** The names of what can be tried in it. */
  names: readonly string[]
}

/**
 * Looks for a call of an endpoint that is answered with 2xx and holds as much as possible that can be tried, and for
 * others that hold what the first does not. Somebody of its own makes them, who has one of everything: what they end or
 * remove is missed by no other.
 * @param number tells one endpoint from another
 * @returns the best, then the others
 */
export async function chooseBases(
  endpoint: Endpoint,
  stage: BaseStage,
  number: number,
): Promise<[Base, ...Base[]]> {
  const { call, sender, seed } = stage
  const choices = createChoices((seed * 1_000_003 + number) | 0)
  let somebody = await makeSomebody(stage, number)
  let isOver = false
  let made: Base[] = []
  let answered = 0
  const isEnough = () => answered >= ENOUGH && fieldsLeftOut(endpoint, namesIn(made)).length === 0
  for (let turn = 0; turn < TRIES && !isEnough(); turn++) {
    // Half of them have everything that may be left out, and nothing odd.
    const chosen = turn % 2 === 0 ? likelyOf(choices) : choices
    const pool = isOver ? somebody.pool(chosen) : knowing(somebody.seeker, somebody.pool(chosen), choices)
    const request = makeFitting(endpoint, somebody.seeker.email, { pool, choices: chosen })
    // As JSON where that is enough.
    if (endpoint.upload && turn % 4 > 1 && answered === 0) Object.assign(request, formWithFile(request))
    if (!isPlain(request)) continue
    const token = endpoint.access === 'public' ? undefined : somebody.seeker.token
    const { status } = await sender.send(request, token)
    if (token && isWell(status) && (await call('GET', '/auth/user/', { token })).status === 401) {
      // A call that ends the session shows nothing after its first time: it is tried as it is refused.
      isOver = true
      made = []
      somebody = await makeSomebody(stage, number)
      continue
    }
    made.push({ request, token, status, names: namesOf(request) })
    // There is nothing to leave out of an address, and what it names may be gone after the first time.
    if (isWell(status)) answered += endpoint.body || endpoint.query ? 1 : ENOUGH
  }
  return coverFields(endpoint, made)
}

/** The best of them, and of the others, the best first, whatever holds a field that those before do not. */
export function coverFields(endpoint: Endpoint, made: readonly Base[]): [Base, ...Base[]] {
  const [best, ...others] = made.toSorted((one, other) => worthOf(other) - worthOf(one))
  if (!best) throw new Error(`No call of ${endpoint.method} ${endpoint.path} could be made.`)
  const chosen: [Base, ...Base[]] = [best]
  for (const other of others) {
    const missing = fieldsLeftOut(endpoint, namesIn(chosen))
    const names = other.names.filter((name) => missing.some((field) => isWithin(name, field)))
    // Only that is tried in it.
    if (names.length > 0) chosen.push({ ...other, names })
  }
  return chosen
}

const namesIn = (bases: readonly Base[]) => bases.flatMap(({ names }) => names)

/** First how far it came, then how much it holds. */
const worthOf = ({ status, names }: Base) => depthOf(status) * 10_000 + names.length
const isWell = (status: number) => status >= 200 && status < 300
function depthOf(status: number): number {
  if (isWell(status)) return 3
  if (status === 0 || status === 401 || status === 429 || status >= 500) return 0
  return status === 400 ? 1 : 2
}

/** The same choices, where what is likely is certain and what is not never happens. */
const likelyOf = (choices: Choices): Choices => ({ ...choices, chance: (part) => part >= 0.5 })

/** Half of the time they give their own address and password. */
function knowing({ email, password }: Seeker, pool: OwnPool, choices: Choices): OwnPool {
  const known: Readonly<Record<string, string>> = { email, password, old_password: password }
  return {
    ...pool,
    textNamed: (name) => (choices.chance(0.5) ? known[name] : undefined) ?? pool.textNamed(name),
  }
}

/** Somebody new with one of everything, and what their calls are made of. */
async function makeSomebody({ target, call }: BaseStage, number: number) {
  // The last account is given to calls that connect: it may be shut by them.
  const accounts = target.boardAccounts.slice(0, -1)
  const [boardAccount, last] = [accounts[number % accounts.length], target.boardAccounts.at(-1)]
  if (!boardAccount || !last) throw new Error('The stand-in board has no accounts.')
  const seeker = await signUp(call, 'nena')
  const word = `sample${randomBytes(5).toString('hex')}`
  const job = await pickJob(call, seeker, number)
  const theirs = await gather(call, target.db, seeker, { job, word, boardAccount })
  const pool = createPool(new URL(target.url).host, last)
  for (const [kind, id] of Object.entries(theirs)) pool.add(kind, id, seeker.email)
  pool.add('interview', `${theirs.application}/${theirs.interview}`, seeker.email)
  const employers = await call('GET', '/employers/', { token: seeker.token })
  pool.read('/employers/', parse(employers.text), null)
  return { seeker, pool: (choices: Choices) => pool.of(seeker.email, choices) }
}

/** Another listing each time: what is said of one by many is soon a matter of its own. */
async function pickJob(call: Call, { token }: Seeker, number: number): Promise<number> {
  const { results } = JSON.parse((await call('GET', '/jobs/', { token })).text) as {
    results: { id: number }[]
  }
  const job = results[number % results.length]
  if (!job) throw new Error('There is no listing to ask for.')
  return job.id
}
