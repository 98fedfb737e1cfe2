/* What we use of a worker's global scope: TypeScript's types for pages and workers exclude each other. */

type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
export type WorkerFetch = Extendable & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type WorkerMessage = Extendable & { readonly data: unknown }

type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
}

export const workerScope = globalThis as unknown as WorkerScope
