import { ANSWERS } from './answers-name.ts'

/**
 * For logout: deletes cached answers and the outbox; pages and scripts are public. Tells the worker too, which may be
 * writing.
 */
export async function forgetKept(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' })
  const names = await globalThis.caches?.keys().catch(() => [])
  for (const name of names ?? []) {
    if (name.startsWith(ANSWERS)) await caches.delete(name).catch(() => false)
  }
  const { forgetWaiting } = await import('../waiting/waiting-store.ts')
  await forgetWaiting()
}
