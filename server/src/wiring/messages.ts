import { ONE_CLICK_PATH } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import type { FastifyInstance } from 'fastify'
import type { Unsubscribing } from '../features/notifications/unsubscribing/service.ts'
import type { Payments } from '../features/payments/service.ts'
import { receiveOneClicks } from '../http/messages/one-click.ts'
import { receiveMessages } from '../http/messages/receive.ts'
import type { Clock } from '../lib/clock.ts'
import { PaymentProblem } from '../outside/card-payments/port.ts'
import type { Outside } from './outside.ts'

/** Incoming messages, mail programs' included, with their features. */
export function receiveAll(
  server: FastifyInstance,
  given: {
    outside: Outside
    payments: Pick<Payments, 'receive'>
    unsubscribing: Pick<Unsubscribing, 'leave'>
    clock: Clock
  },
): void {
  const { outside, payments, unsubscribing, clock } = given
  const { cardPayments } = outside
  receiveMessages(server, {
    path: '/webhooks/card-payments/',
    aliases: [{ path: '/webhooks/paymongo/' }],
    signatureHeader: cardPayments.signatureHeader,
    async take({ body, signature }) {
      try {
        await payments.receive(cardPayments.readMessage({ body, signature, now: clock.now() }))
        return 'taken'
      } catch (error) {
        if (error instanceof PaymentProblem) return error.kind === 'forged' ? 'forged' : 'unreadable'
        throw error
      }
    },
  })
  receiveOneClicks(server, {
    path: ONE_CLICK_PATH,
    page: pages.unsubscribe.path,
    leave: unsubscribing.leave,
  })
}
