import type { CheerioAPI } from 'cheerio'
import { loadHtml, TooIntricate } from '../../reading/html.ts'
import { BoardProblem } from '../job-board/port.ts'

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

/**
 * The elements inside some that a selector names. Cheerio's `find` compares each child with every other before it looks;
 * by `:scope` it begins at the element itself.
 */
export const inside = (some: ReturnType<CheerioAPI>, selector: string) =>
  some.find(selector.replaceAll(/(?:^|,)\s*/gu, '$&:scope '))
