import type { PrerenderedPage } from '@hanap/contract/pages'

/** A page as it is before any script runs: what stands in its head and in its place in the body. */
export type RenderedPage = { head: string; body: string }

/** What draws pages, built for one language. */
export type Renderer = {
  /**
   * Renders a page as a visitor sees it first. What it asks the server for is still on its way.
   * @param page null for the page of an address that is none of ours
   * @throws Error where anything of it could not be drawn: a page is built whole or not at all
   */
  renderPage(page: PrerenderedPage | null): Promise<RenderedPage>
  /** What stands where any other page will be, and what is said of it. */
  waitingMessages: { readonly waiting: string; readonly needsScript: string; readonly description: string }
}
