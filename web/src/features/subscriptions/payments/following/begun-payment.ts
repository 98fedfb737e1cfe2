import { type BegunPayment, readBegun } from './begun-address.ts'

const KEY = 'payment'

/** Stored for this tab: which payment waits for the bank. No card data. */
export function rememberPayment(begun: BegunPayment, userId: number | undefined): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...begun, user_id: userId ?? null }))
  } catch {
    // The return address and the payment list say it too.
  }
}

/** Null if this seeker left none in this tab. */
export function rememberedPayment(userId: number | undefined): BegunPayment | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const isOwn = kept !== null && (kept as { user_id?: unknown }).user_id === (userId ?? null)
    return isOwn ? readBegun(kept as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

export function forgetPayment(paymentId: string): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if ((kept as { payment_id?: unknown } | null)?.payment_id === paymentId) sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
