/** @module-tag operations */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { figuresOf } from '../../test/figures.ts'
import { signUp } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { createMetrics } from './metrics.ts'

const HOUR_MS = 3_600_000
const page = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'monitoring.md')

let app: TestApp
/** Metrics of a site where everything worth an alert has happened. */
let lines: string[]
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
  await app.imports.importSource('olj', 'full')
  for (const [state, hours] of payments) await addPayment(state, hours)
  for (const [state, hours] of mails) await addMail(state, hours)
  lines = await readMetrics()
})
afterAll(() => app.close())

/** Hours since the start, by state. */
const payments = [
  ['starting', 1],
  ['processing', 30],
  ['awaiting-action', 2],
  ['paid', 40],
  ['paid', 50],
  ['failed', 60],
] as const
/** Hours since writing, by state. */
const mails = [
  ['waiting', 3],
  ['waiting', 1],
  ['sending', 1],
  ['sent', 2],
  ['failed', 4],
  ['failed', 5],
  ['unknown', 6],
  // Settled before today.
  ['failed', 30],
] as const

const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR_MS)

async function addPayment(state: string, hours: number) {
  const { id } = await signUp(app)
  const at = hoursAgo(hours)
  const row = { user_id: id, plan_type: 'basic', amount: 5000, provider_key: `${state} ${hours}`, state }
  await app.db
    .insertInto('payments')
    .values({ ...row, created_at: at, updated_at: at })
    .execute()
}

async function addMail(state: string, hours: number) {
  const at = hoursAgo(hours)
  const isOpen = state === 'waiting' || state === 'sending'
  const row = { to_address: 'ana@example.com', kind: 'welcome', message_id: `<${state}.${hours}@x>`, state }
  await app.db
    .insertInto('mails')
    .values({ ...row, created_at: at, settled_at: isOpen ? null : at })
    .execute()
}

async function readMetrics() {
  const figures = figuresOf(app)
  const metrics = createMetrics({ role: 'both', version: '1', commit: 'abc' })
  const answered = { method: 'GET', route: '/api/jobs/:id/', ms: 12, bytes: 900, seekerId: null }
  metrics.countRequest({ ...answered, status: 200 })
  metrics.countRequest({ ...answered, status: 503 })
  metrics.countTask({ task: 'send-mail', outcome: 'failed', seconds: 2 })
  return (await metrics.show(await figures(), true)).split('\n')
}

const linesOf = (metric: string) => lines.filter((line) => line.startsWith(metric) && !line.startsWith('#'))

it('counts payments by their state, and says since when the oldest is open', () => {
  expect(linesOf('hanap_payments').toSorted()).toEqual([
    'hanap_payments_oldest_open_seconds 108000',
    'hanap_payments{state="awaiting-action"} 1',
    'hanap_payments{state="failed"} 1',
    'hanap_payments{state="paid"} 2',
    'hanap_payments{state="processing"} 1',
    'hanap_payments{state="starting"} 1',
  ])
})

it('counts mails that are open and those that were settled within a day', () => {
  expect(linesOf('hanap_mails').toSorted()).toEqual([
    'hanap_mails_oldest_open_seconds 10800',
    'hanap_mails{state="failed"} 2',
    'hanap_mails{state="sending"} 1',
    'hanap_mails{state="sent"} 1',
    'hanap_mails{state="unknown"} 1',
    'hanap_mails{state="waiting"} 2',
  ])
})

/** The page's uses of our metrics, with their labels. */
function readSelectors() {
  const text = readFileSync(page, 'utf8').replaceAll('\\|', '|')
  const own = /\b((?:hanap|nodejs|process)_\w+)(?:\{([^}]*)\})?/g
  return [...text.matchAll(own)].map(([whole, name = '', labels = '']) => ({ whole, name, labels }))
}

/** Histograms are selected without their suffixes. */
function isSelected(line: string, { name, labels }: { name: string; labels: string }): boolean {
  const [, metric, printed = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? []
  if (metric !== name && metric !== `${name}_count`) return false
  const has = new Map([...printed.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]))
  return [...labels.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].every(([, label, how, wanted = '']) => {
    const value = has.get(label)
    if (value === undefined) return false
    if (how === '=~') return new RegExp(`^(?:${wanted})$`).test(value)
    return (value === wanted) === (how === '=')
  })
}

it('finds what every alert of the page for operators looks at', () => {
  const selectors = readSelectors()
  const alerts = ['hanap_payments_oldest_open_seconds', 'hanap_mails{state=~"failed|unknown"}']
  expect(selectors.map(({ whole }) => whole)).toEqual(expect.arrayContaining(alerts))
  const missing = selectors.filter((selector) => !lines.some((line) => isSelected(line, selector)))
  expect(missing).toEqual([])
})
