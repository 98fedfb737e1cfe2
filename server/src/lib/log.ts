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
  'cvc',
  'number',
]
const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

/**
 * An error as it is logged. What the database tells beside its message quotes the row it refused: people's letters,
 * addresses, whatever was in it.
 */
function describeError(error: Error) {
  const { detail: _row, where: _context, ...described } = pino.stdSerializers.err(error)
  return described
}

/** The program's log: JSON lines on standard error, secrets replaced, rows left out. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: false }),
) {
  const redact = { paths, censor: '[redacted]' }
  return pino({ level, redact, serializers: { err: describeError }, base: null }, destination)
}
