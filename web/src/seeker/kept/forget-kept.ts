import { ANSWERS } from './answers-name.ts'

/**
 * No answer that was kept for reading without a signal stays on the phone, and nothing that waited to be sent; pages and
 * scripts are everybody's. For logging out; the worker is told as well, which may be writing just now.
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
