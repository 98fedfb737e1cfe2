import type { PrerenderedPage } from '@hanap/contract/site/pages'

/** A page as it is before any script runs: what stands in its head and in its place in the body. */
export type RenderedPage = { head: string; body: string }

/** What draws pages, built for one language. */
export type Renderer = {
  /**
   * Renders a page as a visitor first sees it, with its requests pending.
   * @param page null for an unknown address
   * @throws Error if any part could not be drawn
   */
  renderPage(page: PrerenderedPage | null): Promise<RenderedPage>
  /**
   * Renders a page with live figures, for the server that counted them.
   * @param address without the language
   * @param answers of the API, by their address below it
   * @returns with the template it goes into
   */
  renderLive(
    address: string,
    answers: Readonly<Record<string, unknown>>,
  ): Promise<RenderedPage & { template: string }>
  /** Each template, with a page to render for it: what browsers are told ahead is found by rendering one. */
  liveSamples: readonly { template: string; address: string; answers: Readonly<Record<string, unknown>> }[]
  /** What stands where any other page will be, and what is said of it. */
  waitingMessages: { readonly waiting: string; readonly needsScript: string; readonly description: string }
}
