import type { CheerioAPI } from 'cheerio'
import { readLine } from '../../reading/redactions.ts'
import { type SourceCard, type SourcePage, SourceProblem } from '../listing-sources/port.ts'
import { readListSkills } from './list-skills.ts'
import { inside, loadPage } from './load-page.ts'
import { isBoardPage, listingIdOf, readStamp } from './page-marks.ts'

export const LIST_PATH = '/jobseekers/jobsearch'

type Selection = ReturnType<CheerioAPI>

/**
 * @param at the board's origin, and the offset in jobs
 * @throws SourceProblem 'layout' for an unknown list, or one that counts jobs but shows none; a page past the end is
 * fine
 */
export function readListPage(html: string, at: { origin: string; offset: number }): SourcePage {
  const $ = loadPage(html)
  const total = readTotal($('body').text(), html)
  const boxes = $('.jobpost-cat-box').toArray()
  const known = total !== null || boxes.length > 0 || $("form input[name='jobkeyword']").length > 0
  if (!known || !isBoardPage($))
    throw new SourceProblem('layout', 'This is not the list of listings as we know it.')

  const cards = new Map<string, SourceCard>()
  let unreadable = 0
  for (const box of boxes) {
    const card = readCard($(box), at.origin)
    if (!card) unreadable += 1
    else if (!cards.has(card.sourceId)) cards.set(card.sourceId, card)
  }
  if (cards.size === 0 && (unreadable > 0 || (total !== null && total > at.offset))) {
    throw new SourceProblem(
      'layout',
      `The board counts ${total ?? 'some'} listings, but none can be read from its list.`,
    )
  }
  const next = readNextOffset($(".pagination a[rel='next']").attr('href'))
  // A missing pager must not look like the end: later listings would count as removed.
  const more = total !== null && cards.size > 0 && at.offset + boxes.length < total
  return {
    cards: [...cards.values()],
    unreadable,
    total,
    nextOffset: next !== null && next > at.offset ? next : more ? at.offset + boxes.length : null,
    // All pages have the same ones.
    skills: at.offset === 0 ? readListSkills(html) : [],
  }
}

function readCard(card: Selection, origin: string): SourceCard | null {
  // The list nests links, which parsers repair differently: the card's own link may be inside it.
  const link = "a[href*='/jobseekers/job/']"
  const href = inside(card, link).first().attr('href') ?? card.closest(link).attr('href') ?? ''
  const sourceId = listingIdOf(href)
  const url = URL.parse(href, origin)
  const heading = inside(card, 'h4').first()
  const title = heading.clone()
  inside(title, '.badge').remove()
  const date = inside(card, '[data-temp]').first()
  const postedAt =
    readStamp(date.attr('data-temp-2'), 'Z') ?? readStamp(date.attr('data-temp') ?? date.text(), '+08:00')
  const titleText = readLine(title.html() ?? '')
  if (!sourceId || url?.origin !== origin || !postedAt || titleText === '') return null
  return {
    sourceId,
    url: origin + url.pathname,
    title: titleText,
    typeText: readLine(inside(heading, '.badge').html() ?? ''),
    salaryText: readLine(inside(card, 'dd.col').first().html() ?? ''),
    postedAt,
    skills: readTexts(inside(card, '.job-tag a')),
  }
}

/** Skips empty links, which stand for 'no skill'. */
export function readTexts(links: Selection): string[] {
  return links
    .map((index) => readLine(links.eq(index).html() ?? ''))
    .toArray()
    .filter((text) => text !== '')
}

function readTotal(text: string, html: string): number | null {
  const found =
    /Displaying\s+[\d,]+\s+out\s+of\s+([\d,]+)\s+jobs/i.exec(text)?.[1] ??
    /"search_result_count"\s*:\s*"?(\d+)/.exec(html)?.[1]
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}

function readNextOffset(href: string | undefined): number | null {
  const offset = /\/jobseekers\/jobsearch\/(\d{1,7})(?:[/?#]|$)/.exec(href ?? '')?.[1]
  return offset === undefined ? null : Number(offset)
}
