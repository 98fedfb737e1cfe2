import { type BegunPayment, readBegun } from './begun-address.ts'

const KEY = 'payment'

/** Keeps in this tab which payment of which seeker waits for the bank; nothing of a card. */
export function rememberPayment(begun: BegunPayment, userId: number | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...begun, user_id: userId ?? null }))
  } catch {
    // The address of the way back and the list of payments say it too.
  }
}

/** The payment that this seeker left for the bank in this tab; null for none, or for anything that is none. */
export function rememberedPayment(userId: number | undefined): BegunPayment | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const isOwn = kept !== null && (kept as { user_id?: unknown }).user_id === (userId ?? null)
    return isOwn ? readBegun(kept as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** Forgets this payment, whoever's it was; another one that is remembered stays. */
export function forgetPayment(paymentId: string): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if ((kept as { payment_id?: unknown } | null)?.payment_id === paymentId) sessionStorage.removeItem(KEY)
  } catch {
    // Without a storage nothing was kept.
  }
}
