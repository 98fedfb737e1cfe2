import { SETTLING_MODES } from './charging/settling.ts'
import type { PaymentsCommand } from './commands.ts'
import { AREAS, FAULTS } from './faults.ts'
import { WEBHOOK_FAULTS } from './webhooks/webhook-faults.ts'
import { EVENT_TYPES } from './webhooks/webhooks.ts'

const MOST_TIMES = 10_000

type Body = Record<string, unknown>

/** The words each command accepts; undefined accepts any text. */
const WORDS: Readonly<Record<string, readonly string[] | undefined>> = {
  fault: [...FAULTS, 'none'],
  webhook_fault: [...WEBHOOK_FAULTS, 'none'],
  settling: SETTLING_MODES,
  settle: undefined,
  authenticate: undefined,
  refund: undefined,
  dispute: undefined,
  resolve: undefined,
  webhook: undefined,
  release: ['webhooks'],
  retry: ['webhooks'],
  resend: undefined,
  expire: ['idempotency-keys'],
  clear: ['faults', 'received'],
}
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  on: [...AREAS, 'all'],
  event: EVENT_TYPES,
  answer: ['authorize', 'fail'],
  outcome: ['won', 'lost'],
}
const NUMBERS = ['times', 'ms', 'amount']

/** In a form '' means absent. Undefined if invalid. */
export function readCommand(body: Body): PaymentsCommand | undefined {
  const given = Object.entries(body).filter(([, value]) => value !== '' && value !== undefined)
  const [verb, ...others] = given.map(([name]) => name).filter((name) => Object.hasOwn(WORDS, name))
  if (verb === undefined || others.length > 0 || !isWord(body[verb], WORDS[verb])) return undefined
  if (verb === 'authenticate' && !body['answer']) return undefined
  if (verb === 'webhook' && !/^https?:\/\/[^\s/]+/.test(String(body[verb]))) return undefined
  // A payer's rule has no count.
  if (body['payer'] !== undefined && body['times'] !== undefined) return undefined
  const command: Body = {}
  for (const [name, value] of given) {
    if (NUMBERS.includes(name)) {
      const number = Number(value)
      if (!Number.isSafeInteger(number) || number < 0) return undefined
      command[name] = name === 'times' ? Math.min(number, MOST_TIMES) : number
    } else if (name === 'events') {
      if (!Array.isArray(value) || !value.every((one) => isWord(one, EVENT_TYPES))) return undefined
      command[name] = value
    } else if (name === verb || name === 'secret' || name === 'payer' || Object.hasOwn(DETAILS, name)) {
      if (!isWord(value, DETAILS[name])) return undefined
      command[name] = value
    } else return undefined
  }
  // Checked above.
  return command as PaymentsCommand
}

const isWord = (value: unknown, among: readonly string[] | undefined) =>
  typeof value === 'string' && (among === undefined || among.includes(value))
