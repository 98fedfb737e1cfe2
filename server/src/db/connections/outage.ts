/**
 * The database is unreachable, out of space or memory (53), without its disk (58030), just demoted (25006), or too
 * busy.
 */
const OUTAGE_CODE =
  /^(08|53|25006|57014|57P0[1-3]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
// pg reports these without a code.
const OUTAGE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && OUTAGE_CODE.test(error.code)) return true
  return OUTAGE_TEXT.test(error.message)
}

/**
 * Writes may fail though reads work: no space (53100) or memory (53200), a disk error (58030), a read-only database
 * (25006), or a broken connection, as when the log's disk is full.
 */
const REFUSED_CODE = /^(53[12]00|58030|25006|57P0[12]|08|ECONNRESET|EPIPE)/

export function mayRefuseWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && REFUSED_CODE.test(error.code)) return true
  return error.message.includes('Connection terminated') || mayRefuseWrites(error.cause)
}
