import type { RunningPayments } from '@hanap/standins/payments/payments'

/**
 * The naive way, beside the program in the same orders: a month is given whenever a genuine message, or the provider when
 * it is asked, says 'paid'. Nothing remembers which payment a month was given for, nobody holds anything, and nobody asks
 * for what was never told.
 */
export type NaiveWay = {
  heard(event: { type: string; intentId: string }): void
  /** The seeker's page asks about a payment. */
  asked(intentId: string): void
  /** Months that were given beyond the first, and charges that nothing was given for. */
  count(): { double: number; lost: number }
}

export function createNaiveWay(provider: Pick<RunningPayments, 'intents'>): NaiveWay {
  const months = new Map<string, number>()
  const give = (id: string) => void months.set(id, (months.get(id) ?? 0) + 1)
  const charged = () => provider.intents().filter(({ status }) => status === 'succeeded')
  return {
    heard({ type, intentId }) {
      // One kind of message: two kinds tell of every payment.
      if (type === 'payment.paid') give(intentId)
    },
    asked(intentId) {
      if (charged().some(({ id }) => id === intentId)) give(intentId)
    },
    count() {
      const given = [...months.values()]
      return {
        double: given.reduce((sum, times) => sum + times - 1, 0),
        lost: charged().filter(({ id }) => !months.has(id)).length,
      }
    },
  }
}
