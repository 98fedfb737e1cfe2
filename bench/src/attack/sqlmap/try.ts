import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from '@hanap/contract/endpoint'
import { nameOf } from '../naming.ts'
import { runTool } from '../tool.ts'
import { type BaseStage, chooseBases } from './base.ts'
import { fieldsLeftOut } from './fields.ts'
import { type MarkedCall, markCalls } from './marks.ts'
import { readSqlmap, type SqlmapReading } from './output.ts'

const ARGS = [
  '--batch',
  '--ignore-stdin',
  '--disable-coloring',
  '--flush-session',
  '--dbms=PostgreSQL',
  '--level=3',
  '--risk=2',
  '--timeout=15',
  '--ignore-code=*',
]

export type SqlmapStage = BaseStage & { folder: string; seconds: number }
/** What came of one call: of an endpoint's parameters, or of its headers. */
export type Tried = {
  name: string
  /** What the call was answered before anything was tried in it; null where the endpoint takes nothing. */
  status: number | null
  names: string[]
  /** Told with an endpoint's first call: what stands in none of its calls. */
  leftOut: string[]
  reading: SqlmapReading
  isCut: boolean
}

const NOTHING: SqlmapReading = {
  begun: 0,
  ended: 0,
  kinds: 0,
  findings: [],
  guesses: [],
  failures: [],
  trouble: undefined,
}

/** Tries everything that an endpoint takes, in as many calls as that needs. */
export async function tryEndpoint(endpoint: Endpoint, stage: SqlmapStage, number: number): Promise<Tried[]> {
  const name = nameOf(endpoint)
  const takesNothing = !endpoint.params && !endpoint.query && !endpoint.body && name !== SESSION_READ
  if (takesNothing) return [{ name, status: null, names: [], leftOut: [], reading: NOTHING, isCut: false }]
  const bases = await chooseBases(endpoint, stage, number)
  const calls = bases.flatMap(({ request, token, status, names }, at) => {
    const session = token ? { Authorization: `Token ${token}` } : undefined
    const headers = { Host: new URL(stage.target.url).host, ...session }
    const tried = at === 0 ? headersOf(endpoint, session) : {}
    return markCalls(request, headers, tried, (name) => names.includes(name)).map((call) => ({
      ...call,
      status,
    }))
  })
  const named = calls.flatMap(({ names }) => names)
  const tried: Tried[] = []
  for (const { status, ...call } of calls) {
    const leftOut = tried.length === 0 ? fieldsLeftOut(endpoint, named) : []
    const { reading, isCut } = await runCall(call, stage)
    // By itself it also tries the end of an address that holds no parameter, after what it was given.
    const begun = Math.min(reading.begun, call.names.length)
    const ended = Math.min(reading.ended, call.names.length)
    tried.push({ name, status, names: call.names, leftOut, reading: { ...reading, begun, ended }, isCut })
  }
  return tried
}

/** Where no call could be made. */
export const notTried = (endpoint: Endpoint, trouble: string): Tried => ({
  name: nameOf(endpoint),
  status: 0,
  names: [],
  leftOut: fieldsLeftOut(endpoint, []),
  reading: { ...NOTHING, trouble },
  isCut: false,
})

/** Where the session itself is tried. */
const SESSION_READ = 'GET /auth/user/'
/** Headers whose value is kept or looked for: keys of repeats, the session, and what a new session notes. */
function headersOf(endpoint: Endpoint, session: Record<string, string> | undefined): Record<string, string> {
  if (nameOf(endpoint) === SESSION_READ) return { ...session }
  if (nameOf(endpoint) === 'POST /auth/login/') return { 'User-Agent': 'Mozilla/5.0' }
  return endpoint.idempotent ? { 'Idempotency-Key': 'sample-key' } : {}
}

/** So many times as long, where the time was up before sqlmap was sure of what it suspected. */
const TO_BE_SURE = 6

async function runCall(call: MarkedCall, stage: SqlmapStage) {
  const first = await runFor(stage.seconds, call, stage)
  return first.reading.guesses.length > 0 ? runFor(stage.seconds * TO_BE_SURE, call, stage) : first
}

async function runFor(seconds: number, { text, args }: MarkedCall, { folder }: SqlmapStage) {
  const file = path.join(await mkdtemp(path.join(folder, 'call-')), 'call.txt')
  await writeFile(file, text)
  const said = await runTool('sqlmap', ['-r', file, ...ARGS, ...args], { seconds, folder })
  if (!said) throw new Error('sqlmap is gone.')
  return { reading: readSqlmap(said.text), isCut: said.isCut }
}
