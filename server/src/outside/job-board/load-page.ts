import type { CheerioAPI } from 'cheerio'
import { loadHtml, TooIntricate } from '../../reading/html.ts'
import { BoardProblem } from './port.ts'

/**
 * Parses a page of the board.
 * @throws BoardProblem 'layout' where it would take the parser minutes
 */
export function loadPage(html: string): CheerioAPI {
  try {
    return loadHtml(html)
  } catch (cause) {
    if (!(cause instanceof TooIntricate)) throw cause
    throw new BoardProblem('layout', `The board's page is not built as we know it. ${cause.message}`, {
      cause,
    })
  }
}
