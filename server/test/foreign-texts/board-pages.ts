import { readApplyButton, readApplyPage } from '../../src/outside/olj/apply-pages.ts'
import { createJar } from '../../src/outside/olj/cookie-jar.ts'
import { readListing } from '../../src/outside/olj/detail-page.ts'
import { readListPage } from '../../src/outside/olj/list-page.ts'
import { readListSkills } from '../../src/outside/olj/list-skills.ts'
import { readLoginAnswer, readLoginForm } from '../../src/outside/olj/login.ts'
import { isBotPage, isWholePage, listingIdOf, readStamp } from '../../src/outside/olj/page-marks.ts'
import { readRobots } from '../../src/outside/olj/robots.ts'
import { readSentPage } from '../../src/outside/olj/sent.ts'
import type { Area } from './area.ts'

const board = 'http://board.example'
const at = { url: `${board}/jobseekers/job/7`, status: 200 }
const boardPage = (body: string) =>
  `<html><head><meta name="csrf-name" content="t"><title>verify</title></head><body>${body}</body></html>`
const listPage = (card: string) =>
  boardPage(
    `<form><input name="jobkeyword"></form>Displaying 30 out of 30 jobs<div class="jobpost-cat-box"><a href="/jobseekers/job/a-7"><h4>${card}</h4></a><em data-temp="2026-11-20 04:00:00"></em></div>`,
  )
const detailPage = (description: string) =>
  boardPage(
    `<h1 class="job__title" data-jobid="7">A</h1><div class="job-post"><h3>TYPE OF WORK</h3><p>Any</p></div><div id="job-description">${description}</div>`,
  )
export const ofBoardPages: Area = {
  folders: ['server/src/outside/olj'],
  apart: [],
  readers: {
    'a list page': (text) => readListPage(text, { origin: board, offset: 0 }),
    'a card of a list page': (text) => readListPage(listPage(text), { origin: board, offset: 0 }),
    'skills of a list page': readListSkills,
    'the text of a listing’s page': (text) =>
      readListing({ ...at, html: detailPage(text) }, { sourceId: '7', url: at.url }),
    'the Sent list': (text) => readSentPage(boardPage(`<a href="/logout">x</a>Sent (0)${text}`)),
    'the apply button': (text) => readApplyButton({ ...at, html: boardPage(text) }),
    'the form to apply': (text) => readApplyPage({ ...at, html: boardPage(text) }),
    'the login form': (text) => readLoginForm(boardPage(text)),
    'the answer to a login': (text) => readLoginAnswer({ ...at, html: boardPage(text) }),
    'a bot check': (text) => isBotPage(`<html><body>verify ${text}</body></html>`),
    'the end of a page': isWholePage,
    'robots.txt': (text) => readRobots(`${board}/robots.txt`, `User-agent: *\nDisallow: ${text}`, 'Hanap'),
    'a listing’s address': listingIdOf,
    'a cookie of the board': (text) => {
      const jar = createJar(board, { now: () => new Date('2026-11-20T04:00:00Z') })
      jar.take(new URL(at.url), [`a=${text}; Path=${text}; Expires=${text}`, text])
      return jar.header(new URL(at.url))
    },
    'a time of the board': (text) => readStamp(text, 'Z'),
  },
}
