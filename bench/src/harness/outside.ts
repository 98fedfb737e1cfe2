import path from 'node:path'
import { type ListingSource, startBoard } from '@hanap/standins/board/board'
import { startInbox } from '@hanap/standins/inbox/inbox'
import { PAYMENT_KEYS, startPayments } from '@hanap/standins/payments/payments'

/** Starts the stand-ins in this process. */
export async function startOutside(given: {
  folder: string
  listings: ListingSource
  siteUrl: string
  /** The provider's clock. */
  now?: () => Date
}) {
  const { folder, listings, siteUrl, now } = given
  const board = await startBoard({
    dataDir: path.join(folder, 'board'),
    listings,
    pointsPerDay: 1_000_000,
    // Only the program prevents duplicates.
    takesRepeats: true,
  })
  const inbox = await startInbox({ dataDir: path.join(folder, 'inbox') })
  const payments = await startPayments({
    webhook: { url: `${siteUrl}/api/webhooks/card-payments/`, secret: PAYMENT_KEYS.webhook },
    ...(now && { now }),
    retryMs: 500,
    settleMs: 300,
  })
  return {
    board,
    inbox,
    payments,
    /** Settings for the program. */
    env: {
      BOARD_URL: board.url,
      BOARD_REQUEST_INTERVAL: '0',
      SMTP_URL: inbox.smtpUrl,
      PAYMENT_API_URL: payments.apiUrl,
      PAYMENT_SECRET_KEY: payments.keys.secret,
      PAYMENT_PUBLIC_KEY: payments.keys.public,
      PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
    },
    async close() {
      await payments.close()
      await inbox.close()
      await board.close()
    },
  }
}
export type Outside = Awaited<ReturnType<typeof startOutside>>
