import { join } from 'node:path'
import { startBoard } from './board/board.ts'
import { startIssuer } from './issuer/issuer.ts'

const env = process.env
const { board, issuer } = await start().catch((error: unknown) => {
  const failed = error instanceof Error ? error.message : String(error)
  console.error(`The stand-ins did not start: ${failed}`)
  // Nothing is left to do but to tell the parent.
  if (process.send) process.send({ failed }, () => process.exit(1))
  else process.exit(1)
  return new Promise<never>(() => undefined)
})

let ending: Promise<void> | undefined
const end = () => {
  ending ??= Promise.all([board.close(), issuer.close()]).then(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)

if (process.send) {
  // The parent's end, however it comes, closes the channel.
  process.once('disconnect', end)
  process.send({ ready: { board: board.url, issuer: issuer.url }, boardAccounts: board.accounts })
} else {
  const [account] = board.accounts
  console.log(`The stand-in board: ${board.url}\nWhat it received: ${board.url}/_inspect`)
  console.log(`An account: ${account?.email} ${account?.password}`)
  console.log(`The stand-in sign-in provider: ${issuer.url}`)
}

async function start() {
  const dataDir = env['STANDINS_DATA'] || '.data/standins'
  const host = env['STANDINS_HOST'] || '127.0.0.1'
  const port = wholeNumber('STANDINS_PORT', 3001)
  // 0 is any free port for each of them.
  const portOf = (place: number) => (port === 0 ? 0 : port + place)
  const seed = wholeNumber('BOARD_SEED', 1)
  const file = env['BOARD_LISTINGS']
  const board = await startBoard({
    dataDir,
    host,
    port,
    seed,
    listings: file
      ? { file, shiftDates: env['BOARD_SHIFT_DATES'] === 'on' }
      : { count: wholeNumber('BOARD_COUNT', 5000), seed },
  })
  const issuer = await startIssuer({ dataDir: join(dataDir, 'issuer'), host, port: portOf(3) })
  return { board, issuer }
}

/** @throws when the variable holds anything but a whole number, 0 or more */
function wholeNumber(name: string, otherwise: number): number {
  const value = env[name] ? Number(env[name]) : otherwise
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, 0 or more.`)
  return value
}
