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
  /** What stands where any other page will be, and what is said of it. */
  waitingMessages: { readonly waiting: string; readonly needsScript: string; readonly description: string }
}
