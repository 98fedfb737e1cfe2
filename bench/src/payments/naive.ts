import type { RunningPayments } from '@hanap/standins/payments/payments'

/**
 * A month for every genuine webhook or answer that says 'paid'. It remembers no payment, takes no lock, and never
 * asks the provider.
 */
export type NaiveWay = {
  heard(event: { type: string; intentId: string }): void
  asked(intentId: string): void
  /** Months beyond the first, and charges without one. */
  count(): { double: number; lost: number }
}

export function createNaiveWay(provider: Pick<RunningPayments, 'intents'>): NaiveWay {
  const months = new Map<string, number>()
  const give = (id: string) => void months.set(id, (months.get(id) ?? 0) + 1)
  const charged = () => provider.intents().filter(({ status }) => status === 'succeeded')
  return {
    heard({ type, intentId }) {
      // Two kinds of webhook report every payment.
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
