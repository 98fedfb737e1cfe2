import type { CheerioAPI } from 'cheerio'
import { readDescription, readLine } from '../../reading/redactions.ts'
import { type SourceListing, type SourceListingGone, SourceProblem } from '../listing-sources/port.ts'
import { readTexts } from './list-page.ts'
import { inside, loadPage } from './load-page.ts'
import { isBoardPage } from './page-marks.ts'

type SeenPage = { url: string; status: number; html: string }

/**
 * @param listing the id that was asked for, and the address to keep
 * @throws SourceProblem 'layout'
 */
export function readListing(
  page: SeenPage,
  listing: { sourceId: string; url: string },
): SourceListing | SourceListingGone {
  const $ = loadPage(page.html)
  const gone = readGone($, page)
  if (gone) return gone
  const heading = $('h1.job__title').first()
  const description = $('#job-description').first()
  const boxes = readBoxes($)
  const title = readLine(heading.html() ?? '')
  if (title === '' || description.length === 0 || !boxes.has('TYPE OF WORK')) {
    throw new SourceProblem('layout', `The page of listing ${listing.sourceId} is not built as we know it.`)
  }
  const shown = heading.attr('data-jobid') ?? listing.sourceId
  if (shown !== listing.sourceId) {
    throw new SourceProblem('layout', `The page of listing ${listing.sourceId} shows listing ${shown}.`)
  }
  const employer = $('h3.job__logo').first().clone()
  inside(employer, 'img').remove()
  return {
    state: 'open',
    ...listing,
    title,
    employerSourceId: readEmployerId($),
    employerName: readLine(employer.html() ?? '') || null,
    typeText: boxes.get('TYPE OF WORK') ?? '',
    salaryText: boxes.get('WAGE / SALARY') ?? '',
    hoursText: boxes.get('HOURS PER WEEK') ?? '',
    description: readDescription(description.html() ?? ''),
    skills: readTexts($('a.card-worker-topskill')),
  }
}

/**
 * Whether the board says that a job is gone, by heading and status. Any other 404 proves nothing: a wrong address
 * must not empty the site.
 */
export function readGone($: CheerioAPI, { url, status }: Omit<SeenPage, 'html'>): SourceListingGone | null {
  const section = $('.section-404')
  if (section.length > 0) {
    const words = inside(section.first(), 'h1, h3').text()
    if (/no longer posted|been deleted/i.test(words)) return { state: 'gone', reason: 'deleted' }
    if (/unavailable|not available|been closed|been filled/i.test(words))
      return { state: 'gone', reason: 'unavailable' }
    return { state: 'gone', reason: 'not-found' }
  }
  if (status === 410) return { state: 'gone', reason: 'deleted' }
  const lost = status === 404 || new URL(url).pathname === '/error'
  return lost && isBoardPage($) ? { state: 'gone', reason: 'not-found' } : null
}

/** Reads boxes by label: their order has changed before. */
function readBoxes($: CheerioAPI): Map<string, string> {
  const labels = $('.job-post h3').toArray()
  return new Map(
    labels.map((label) => [
      readLine($(label).html() ?? '').toUpperCase(),
      readLine($(label).next('p').html() ?? ''),
    ]),
  )
}

/** From a script, which has it even if the name is hidden from guests. */
function readEmployerId($: CheerioAPI): string | null {
  for (const script of $('script').toArray()) {
    const id = /\bemployerId\s*=\s*["']?(\d{1,12})/.exec($(script).text())?.[1]
    if (id !== undefined) return id
  }
  return null
}
