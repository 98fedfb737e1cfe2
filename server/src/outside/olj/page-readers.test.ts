import { expect, test } from 'vitest'
import { readApplyPage } from './apply-pages.ts'
import { readListing } from './detail-page.ts'
import { readListPage } from './list-page.ts'
import { readLoginAnswer } from './login.ts'
import { isBotPage } from './page-marks.ts'

const origin = 'https://board.example'
const page = (body: string, title = '') =>
  `<html><head><title>${title}</title><meta name="csrf-name" content="csrf-token"></head><body>${body}</body></html>`
const card = (id: number, date = 'data-temp="2026-09-30 01:41:46"') =>
  `<a href="/jobseekers/job/x-${id}"><div class="jobpost-cat-box"><h4>Job ${id} <span class="badge">Any</span></h4><p ${date}></p></div></a>`
const list = (body: string, offset = 0) => readListPage(page(body), { origin, offset })

test('Philippine time is read where UTC is missing', () => {
  expect(list(card(1)).cards[0]?.postedAt).toEqual(new Date('2026-09-29T17:41:46Z'))
})

test('a card that cannot be read is counted, a repeated one is read once', () => {
  const read = list(card(1) + card(1) + card(2, 'data-temp="soon"'))
  expect([read.cards.length, read.unreadable]).toEqual([1, 1])
})

test('a pager that went missing does not look like the end of the list', () => {
  const read = list(`<p>Displaying 2 out of 1,286 jobs</p>${card(1)}${card(2)}`, 30)
  expect([read.total, read.nextOffset]).toEqual([1286, 32])
})

test('a search that finds nothing is fine; a page without any known mark is not', () => {
  expect(list('<form><input name="jobkeyword"></form>')).toMatchObject({
    cards: [],
    total: null,
    nextOffset: null,
  })
  expect(() => list('<h1>Welcome</h1>')).toThrow('not the list')
  expect(() => list(card(1, ''))).toThrow('none can be read')
})

test('a 404 that is not of the board removes no listing', () => {
  const reference = { sourceId: '1', url: `${origin}/jobseekers/job/1` }
  const nginx = '<html><head><title>404</title></head><body>nginx</body></html>'
  expect(() => readListing({ url: reference.url, status: 404, html: nginx }, reference)).toThrow(
    'as we know it',
  )
  const own = { url: `${origin}/error`, status: 200, html: page('lost') }
  expect(readListing(own, reference)).toEqual({ state: 'gone', reason: 'not-found' })
  expect(readListing({ ...own, url: reference.url, status: 410 }, reference)).toMatchObject({ state: 'gone' })
})

test("another listing's page is not taken for the one that was asked for", () => {
  const html = page(
    '<h1 class="job__title" data-jobid="2">Two</h1><div class="job-post"><h3>Type of work</h3><p>Any</p></div><p id="job-description">x</p>',
  )
  const read = (sourceId: string) =>
    readListing({ url: origin, status: 200, html }, { sourceId, url: origin })
  expect(read('2')).toMatchObject({ typeText: 'Any', salaryText: '', employerSourceId: null })
  expect(() => read('1')).toThrow('shows listing 2')
})

test.each([
  ['<title>Just a moment...</title>', true],
  ['<title>Attention Required! | Cloudflare</title>', true],
  ['<title>x</title><span class="cf-error-code">1020</span>', true],
  ['<title>x</title><div class="h-captcha"></div>', true],
  ['<title>Down for the day</title><p>Just a moment, we will be back.</p>', false],
])('the guard is known by its marks: %s', (head, isGuard) => {
  expect(isBotPage(`<html><head></head><body>${head}</body></html>`)).toBe(isGuard)
})

test.each([
  ['The email address or password is incorrect.', 'credentials'],
  ['Too many invalid attempts: your account is locked.', 'refused'],
  ['', 'credentials'],
])("the board's words after a login, '%s', mean %s", (words, kind) => {
  const html = page(`<p class="error">${words}</p><form action="/authenticate"></form>`)
  expect(readLoginAnswer({ url: `${origin}/login`, status: 200, html })?.kind).toBe(kind)
})

const signedIn = '<a href="/logout">log out</a>'
const says = (body: string) =>
  readApplyPage({ url: `${origin}/apply`, status: 200, html: page(signedIn + body) }).says

test.each([
  ['<h1>Message sent</h1>', 'sent'],
  ['<div class="alert">Your application was submitted.</div>', 'sent'],
  ['<div class="alert">Your message could not be sent.</div>', 'unknown'],
  ['<h1>You have already applied to this job</h1>', 'already'],
  ['<p class="error">You do not have enough apply points. Not enough points.</p>', 'no-points'],
  ['<h1>Apply for <a href="#">Application received clerk</a></h1>', 'unknown'],
  ['<h1 class="job__title">Message sent checker</h1>', 'unknown'],
  ['<h1>Welcome</h1>', 'unknown'],
])('a page after sending that shows %s says %s', (body, expected) => {
  expect(says(body)).toBe(expected)
})

const form = (more: string) =>
  `<form action="/apply"><input type="hidden" name="csrf-token" value="t"><input type="hidden" name="job_id" value="1">
  <input type="hidden" name="b_123" value="x"><input type="hidden" name="regproduct" value="1">
  <input name="info[subject]" required><textarea name="info[message]" required></textarea>${more}</form>`

test('a form that asks something new, or no longer asks for points, is a changed form', () => {
  expect(says(form('<input name="points">'))).toBe('form')
  expect(says(form(''))).toBe('unknown')
  expect(says(form('<input name="points"><input name="info[age]" required>'))).toBe('unknown')
})

test('traps and other forms are never filled', () => {
  const read = readApplyPage({
    url: origin,
    status: 200,
    html: page(signedIn + form('<input name="points">')),
  })
  expect(read.says === 'form' && [...read.form.fields.keys()]).toEqual(['csrf-token', 'job_id'])
})

test('a captcha in the form is a bot check', () => {
  expect(() => says(form('<input name="points"><div class="g-recaptcha"></div>'))).toThrow('captcha')
})
