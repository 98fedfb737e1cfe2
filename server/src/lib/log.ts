import pino from 'pino'
import { isCardNumber } from './secrets/card-numbers.ts'
import { cutText, MOST_LENGTH, scrub } from './secrets/scrub.ts'

/** Names under which a secret may travel in anything that is logged; their values never reach the log. */
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

/** So many digits, grouped or not, may be a card's number; nothing that is looked for in a log has as many. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g

/**
 * An error for the log, without what may quote people's data or a card: the database's row details, and texts that
 * could not be read.
 */
function describeError(error: Error) {
  const { detail: _row, where: _context, ...described } = pino.stdSerializers.err(error)
  const texts = Object.entries(described).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? cutText(value).replaceAll(CARD_LIKE, '[digits]') : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}

/** Of the levels 'error' and 'fatal'. */
const ERROR_LEVEL = 50

type Fields = Record<string, unknown>

/** Names that are as they are, whatever they look like: they are what a log is searched for. */
const PLAIN_NAMES = new Set(['level', 'time', 'request_id'])

/** A value of a line without its secrets, however deep they stand. */
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

/** A field that is more than one text, such as a request or a cause, cut like a text where it is as long. */
function cutField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const json = JSON.stringify(value)
  return json.length > MOST_LENGTH ? `${cutText(json)}…` : value
}

/** Cuts each field of a line; of an error, which is one, its message, its stack and its cause are. */
const cutFields = (fields: Fields, isError = false): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isAnError = !isError && name === 'err' && typeof value === 'object' && value !== null
      return [name, isAnError ? cutFields(value as Fields, true) : cutField(value)]
    }),
  )

/** A finished line, looked through as a whole: what children of the log and errors brought along is in it by now. */
function cleanLine(line: string): { clean: string; isError: boolean } {
  const fields = cutFields(cleanFields(JSON.parse(line) as Fields, PLAIN_NAMES))
  return { clean: `${JSON.stringify(fields)}\n`, isError: Number(fields['level']) >= ERROR_LEVEL }
}

/**
 * The program's log: JSON lines on standard error, secrets replaced, rows left out.
 * @param onError told every line of an error, as it is written
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
