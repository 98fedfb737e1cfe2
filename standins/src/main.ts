import { join } from 'node:path'
import { startBoard } from './board/board.ts'
import { startInbox } from './inbox/inbox.ts'
import { startIssuer } from './issuer/issuer.ts'
import { startLetters } from './letters/letters.ts'
import { startPayments } from './payments/payments.ts'

const env = process.env
const running: { close(): Promise<void> }[] = []

const { addresses, boardAccounts } = await start().catch((error: unknown) => {
  const failed = error instanceof Error ? error.message : String(error)
  console.error(`The stand-ins did not start: ${failed}`)
  if (process.send) process.send({ failed }, () => process.exit(1))
  else process.exit(1)
  return new Promise<never>(() => undefined)
})

let ending: Promise<void> | undefined
const end = () => {
  ending ??= Promise.all(running.map((one) => one.close())).then(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)

if (process.send) {
  // The channel closes however the parent ends.
  process.once('disconnect', end)
  process.send({ ready: addresses, boardAccounts })
} else {
  const [account] = boardAccounts
  console.log(
    `The stand-in board: ${addresses.board}\nWhat it received: ${addresses.board}/_inspect\n` +
      `An account: ${account?.email} ${account?.password}\n` +
      `The stand-in inbox: ${addresses.inbox}\nIts mail server: ${addresses.smtp}\n` +
      `The stand-in sign-in provider: ${addresses.issuer}\n` +
      `The stand-in writer of letters: ${addresses.letters}\n` +
      `The stand-in for card payments: ${addresses.payments}`,
  )
}

/** The README lists the ports. */
async function start() {
  const seed = wholeNumber('BOARD_SEED', 1)
  const file = env['BOARD_LISTINGS']
  const dataDir = env['STANDINS_DATA'] || '.data/standins'
  const host = env['STANDINS_HOST'] || '127.0.0.1'
  const first = wholeNumber('STANDINS_PORT', 3001)
  const port = (after: number) => (first === 0 ? 0 : first + after)
  const board = await startBoard({
    dataDir,
    host,
    port: port(0),
    seed,
    listings: file
      ? { file, shiftDates: env['BOARD_SHIFT_DATES'] === 'on' }
      : { count: wholeNumber('BOARD_COUNT', 5000), seed },
  })
  running.push(board)
  const inbox = await startInbox({ dataDir: join(dataDir, 'inbox'), host, port: port(1), smtpPort: port(2) })
  running.push(inbox)
  const issuer = await startIssuer({ dataDir: join(dataDir, 'issuer'), host, port: port(3) })
  running.push(issuer)
  const letters = await startLetters({ host, port: port(4) })
  running.push(letters)
  const webhookUrl = env['PAYMENTS_WEBHOOK_URL']
  const payments = await startPayments({
    host,
    port: port(5),
    ...(webhookUrl && { webhook: { url: webhookUrl } }),
  })
  running.push(payments)
  return {
    addresses: {
      board: board.url,
      inbox: inbox.url,
      smtp: inbox.smtpUrl,
      issuer: issuer.url,
      letters: letters.url,
      payments: payments.url,
    },
    boardAccounts: board.accounts,
  }
}

/** @throws unless it is a whole number, 0 or more */
function wholeNumber(name: string, otherwise: number): number {
  const value = env[name] ? Number(env[name]) : otherwise
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number, 0 or more.`)
  return value
}
