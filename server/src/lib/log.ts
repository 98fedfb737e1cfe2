import pino from 'pino'
import { isCardNumber } from './secrets/card-numbers.ts'
import { cutText, MOST_LENGTH, scrub } from './secrets/scrub.ts'

/** Fields that hold secrets. */
const SECRET_NAMES = new Set([
  'password',
  'confirm_password',
  'olj_password',
  'new_password',
  'current_password',
  'password_hash',
  'token',
  'token_hash',
  'hash',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'card',
  'card_number',
  'cvc',
  'number',
  'sealed',
  'sealed_password',
  'sealed_session',
  'sealed_data',
  'sealed_billing',
  'x-api-key',
  'api_key',
])

/** Nothing a log is searched for has as many digits. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g

/** Leaves out text that may quote personal data or a card: row details, and unparsable texts. */
function describeError(error: Error) {
  const { detail: _row, where: _context, ...described } = pino.stdSerializers.err(error)
  const texts = Object.entries(described).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? cutText(value).replaceAll(CARD_LIKE, '[digits]') : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}

const ERROR_LEVEL = 50

type Fields = Record<string, unknown>

/** A log is searched by these. */
const PLAIN_NAMES = new Set(['level', 'time', 'request_id'])

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value === 'number') return isCardNumber(String(value)) ? '[digits]' : value
  if (Array.isArray(value)) return value.map(cleanValue)
  return typeof value === 'object' && value !== null ? cleanFields(value as Fields) : value
}

const cleanFields = (fields: Fields, plain?: Set<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (plain?.has(name)) return [name, value]
      return [scrub(name), SECRET_NAMES.has(name.toLowerCase()) ? '[redacted]' : cleanValue(value)]
    }),
  )

/** Cuts structured fields, such as a request or a cause. */
function cutField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const json = JSON.stringify(value)
  return json.length > MOST_LENGTH ? `${cutText(json)}…` : value
}

/** Cuts an error's message, stack and cause. */
const cutFields = (fields: Fields, isError = false): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isAnError = !isError && name === 'err' && typeof value === 'object' && value !== null
      return [name, isAnError ? cutFields(value as Fields, true) : cutField(value)]
    }),
  )

/** Cleans the whole line, including what child logs and errors added. */
function cleanLine(line: string): { clean: string; isError: boolean } {
  const fields = cutFields(cleanFields(JSON.parse(line) as Fields, PLAIN_NAMES))
  return { clean: `${JSON.stringify(fields)}\n`, isError: Number(fields['level']) >= ERROR_LEVEL }
}

/**
 * JSON lines on standard error.
 * @param onError gets every error line
 */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: false }),
  onError: (line: string) => void = () => {},
) {
  const streamWrite = (line: string) => {
    const { clean, isError } = cleanLine(line)
    if (isError) onError(clean)
    return clean
  }
  return pino({ level, serializers: { err: describeError }, base: null, hooks: { streamWrite } }, destination)
}
