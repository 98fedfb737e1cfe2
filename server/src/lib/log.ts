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

/** The program's log: JSON lines on standard error, secrets replaced. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: false }),
) {
  return pino({ level, redact: { paths, censor: '[redacted]' }, base: null }, destination)
}
