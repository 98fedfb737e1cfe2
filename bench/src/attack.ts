import { randomBytes, randomInt } from 'node:crypto'
import { gather, signUp } from './attack/belongings.ts'
import { createCall } from './attack/call.ts'
import { fuzz } from './attack/fuzz.ts'
import { tryIds } from './attack/ids.ts'
import { runSqlmap } from './attack/sqlmap.ts'
import { openTarget } from './attack/stage.ts'
import { runTools } from './attack/tools.ts'
import type { BenchOptions } from './main.ts'

const parts = { fuzz: runFuzz, ids: runIds, tools: runAllTools, sqlmap: runAllSqlmap }
/** In so long it came to the end of everything that a call holds. */
const SQLMAP_SECONDS = 150
/** Said beside sqlmap where it need not reach everything. */
const PARTIAL = 'partial'
type Given = { size: number; seed: number; seconds: number; words: readonly string[]; isPartial: boolean }
const isPart = (name: string): name is keyof typeof parts => name in parts

/**
 * Attacks the running program, on this machine alone: calls of every shape, other people's ids, and the tools that people
 * attack sites with. Ends with 1 where one of them gets through.
 * @param size calls of every shape; the rest is bounded by time
 * @param seconds for each call that sqlmap tries, at most
 * @param args the parts, all of them where none is named; `partial` lets sqlmap leave out what its time is too short for; other
 * words narrow it to endpoints with them in their name
 */
export async function run({
  size = 100_000,
  seed = randomInt(1_000_000_000),
  seconds = SQLMAP_SECONDS,
  args,
}: BenchOptions): Promise<void> {
  const isPartial = args.includes(PARTIAL)
  const named = args.filter((name) => name !== PARTIAL)
  const words = named.filter((name) => !isPart(name))
  if (words.length > 0 && !named.includes('sqlmap'))
    throw new Error(`attack has no part ${words[0]}; there are ${Object.keys(parts).join(', ')}`)
  const chosen = named.length > 0 ? named.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[])
  for (const name of chosen) {
    console.log(`\n== ${name}`)
    if (!(await parts[name]({ size, seed, seconds, words, isPartial }))) process.exitCode = 1
  }
}

async function runFuzz({ size, seed }: Given): Promise<boolean> {
  const target = await openTarget(true)
  try {
    return await fuzz(target, size, seed)
  } finally {
    await target.stop()
  }
}

async function runAllTools(): Promise<boolean> {
  const target = await openTarget(false)
  try {
    return await runTools(target)
  } finally {
    await target.stop()
  }
}

async function runAllSqlmap(given: Given): Promise<boolean> {
  const target = await openTarget(true)
  try {
    return await runSqlmap(target, given)
  } finally {
    await target.stop()
  }
}

async function runIds(): Promise<boolean> {
  const target = await openTarget(true)
  try {
    const call = createCall(target.url)
    const [owner, stranger] = [await signUp(call, 'nena'), await signUp(call, 'dodong')]
    const [first, second] = target.boardAccounts.slice(1)
    if (!first || !second) throw new Error('The stand-in board has no accounts.')
    const word = `kanaryo${randomBytes(8).toString('hex')}`
    const theirs = await gather(call, target.db, owner, { job: target.job, word, boardAccount: first })
    await call('POST', '/olj/', {
      token: stranger.token,
      body: { olj_email: second.email, olj_password: second.password },
    })
    const { calls, wrong } = await tryIds({ call, db: target.db, owner, theirs, word, stranger })
    for (const text of wrong) console.log(text)
    console.log(`${calls} calls, ${wrong.length} wrong.`)
    return wrong.length === 0
  } finally {
    await target.stop()
  }
}
