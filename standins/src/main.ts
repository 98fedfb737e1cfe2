import { startBoard } from './board/board.ts'

const env = process.env
const seed = Number(env['BOARD_SEED'] ?? 1)
const file = env['BOARD_LISTINGS']

const board = await startBoard({
  dataDir: env['STANDINS_DATA'] ?? '.data/standins',
  host: env['STANDINS_HOST'] ?? '127.0.0.1',
  port: Number(env['STANDINS_PORT'] ?? 3001),
  seed,
  listings: file
    ? { file, shiftDates: env['BOARD_SHIFT_DATES'] === 'on' }
    : { count: Number(env['BOARD_COUNT'] ?? 5000), seed },
})
let closing: Promise<void> | undefined
const close = () => {
  closing ??= board.close()
  return closing
}
process.once('SIGTERM', close)
process.once('SIGINT', close)

if (process.send) {
  // The parent's end, however it comes, closes the channel.
  process.once('disconnect', async () => {
    await close()
    process.exit(0)
  })
  process.send({ ready: { board: board.url }, boardAccounts: board.accounts })
} else {
  const [account] = board.accounts
  console.log(`The stand-in board: ${board.url}\nWhat it received: ${board.url}/_inspect`)
  console.log(`An account: ${account?.email} ${account?.password}`)
}
