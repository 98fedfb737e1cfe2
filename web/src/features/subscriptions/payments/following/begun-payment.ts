import { type BegunPayment, readBegun } from './begun-address.ts'

const KEY = 'payment'

/** Stores in this tab which payment of the seeker waits for the bank; no card data. */
export function rememberPayment(begun: BegunPayment, userId: number | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...begun, user_id: userId ?? null }))
  } catch {
    // The return address and the list of payments say it too.
  }
}

/** The payment this seeker left for the bank in this tab; null if none or invalid. */
export function rememberedPayment(userId: number | undefined): BegunPayment | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const isOwn = kept !== null && (kept as { user_id?: unknown }).user_id === (userId ?? null)
    return isOwn ? readBegun(kept as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** Forgets this payment, but not another. */
export function forgetPayment(paymentId: string): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if ((kept as { payment_id?: unknown } | null)?.payment_id === paymentId) sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}
