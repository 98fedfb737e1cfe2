import { ANSWERS } from './answers-name.ts'

/**
 * Nothing that was kept for reading or sending without a signal stays on the phone. For logging out; the worker is told
 * as well, which may be writing just now.
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
