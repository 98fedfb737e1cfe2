import type { PrerenderedPage } from '@hanap/contract/site/pages'

/** A page before any script runs. */
export type RenderedPage = { head: string; body: string }

/** Built for one language. */
export type Renderer = {
  /**
   * As a visitor first sees it, with its requests pending.
   * @param page null for an unknown address
   * @throws Error if any part could not be drawn
   */
  renderPage(page: PrerenderedPage | null): Promise<RenderedPage>
  /**
   * For the server that counted the figures.
   * @param address without the language
   * @param answers of the API, by their address below it
   * @returns with the template it goes into
   */
  renderLive(
    address: string,
    answers: Readonly<Record<string, unknown>>,
  ): Promise<RenderedPage & { template: string }>
  /** Rendered to find the files to preload. */
  liveSamples: readonly { template: string; address: string; answers: Readonly<Record<string, unknown>> }[]
  /** For pages that are not prerendered. */
  waitingMessages: { readonly waiting: string; readonly needsScript: string; readonly description: string }
}
