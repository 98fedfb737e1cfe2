import pino from 'pino'

/** Names under which a secret may travel in anything that is logged; their values never reach the log. */
const SECRET_NAMES = [
  'password',
  'confirm_password',
  'olj_password',
  'token',
  'authorization',
  'cookie',
  'card',
  'card_number',
  'cvc',
  'number',
]
const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

/** So many digits, grouped or not, may be a card's number; nothing that is looked for in a log has as many. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g

/**
 * An error as it is logged. What the database tells beside its message quotes the row it refused: people's letters,
 * addresses, whatever was in it. An error's text may quote what it could not read, and that may be a card.
 */
function describeError(error: Error) {
  const { detail: _row, where: _context, ...described } = pino.stdSerializers.err(error)
  const texts = Object.entries(described).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll(CARD_LIKE, '[digits]') : value,
  ])
  return Object.fromEntries(texts) as Record<string, unknown>
}

/** The program's log: JSON lines on standard error, secrets replaced, rows left out. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: false }),
) {
  const redact = { paths, censor: '[redacted]' }
  return pino({ level, redact, serializers: { err: describeError }, base: null }, destination)
}
