import { type RunningBoard, startBoard } from './board/board.ts'

const env = process.env
const board = await start().catch((error: unknown) => {
  const failed = error instanceof Error ? error.message : String(error)
  console.error(`The stand-ins did not start: ${failed}`)
  // Nothing is left to do but to tell the parent.
  if (process.send) process.send({ failed }, () => process.exit(1))
  else process.exit(1)
  return new Promise<never>(() => undefined)
})

let ending: Promise<void> | undefined
const end = () => {
  ending ??= board.close().then(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)

if (process.send) {
  // The parent's end, however it comes, closes the channel.
  process.once('disconnect', end)
  process.send({ ready: { board: board.url }, boardAccounts: board.accounts })
} else {
  const [account] = board.accounts
  console.log(`The stand-in board: ${board.url}\nWhat it received: ${board.url}/_inspect`)
  console.log(`An account: ${account?.email} ${account?.password}`)
}

async function start(): Promise<RunningBoard> {
  const seed = wholeNumber('BOARD_SEED', 1)
  const file = env['BOARD_LISTINGS']
  return startBoard({
    dataDir: env['STANDINS_DATA'] || '.data/standins',
    host: env['STANDINS_HOST'] || '127.0.0.1',
    port: wholeNumber('STANDINS_PORT', 3001),
    seed,
    listings: file
      ? { file, shiftDates: env['BOARD_SHIFT_DATES'] === 'on' }
      : { count: wholeNumber('BOARD_COUNT', 5000), seed },
  })
}

/** @throws when the variable holds anything but a whole number, 0 or more */
function wholeNumber(name: string, otherwise: number): number {
  const value = env[name] ? Number(env[name]) : otherwise
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, 0 or more.`)
  return value
}
