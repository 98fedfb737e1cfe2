import type { CheerioAPI } from 'cheerio'
import { loadHtml, TooIntricate } from '../../reading/html.ts'
import { BoardProblem } from '../job-board/port.ts'

/** @throws BoardProblem 'layout' if parsing would take minutes */
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

/** Like Cheerio's `find`, which compares all children with each other first; `:scope` avoids that. */
export const inside = (some: ReturnType<CheerioAPI>, selector: string) =>
  some.find(selector.replaceAll(/(?:^|,)\s*/gu, '$&:scope '))
