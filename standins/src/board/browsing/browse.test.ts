import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { expect, test } from 'vitest'
import { makeFolder, openBoard } from '../../../test/boards.ts'
import { createVisitor } from '../../../test/visitor.ts'
import { utcStamp } from '../dates.ts'

const realPages = resolve(process.env['HANAP_DATA'] ?? '../shared/data', 'olj-html')
const manyJobs = { count: 95, seed: 4 }

test('a reader of every page sees each job once, newest first', async () => {
  const board = await openBoard({ listings: manyJobs })
  const ids: number[] = []
  const dates: string[] = []
  let next: string | undefined = '/jobseekers/jobsearch'
  while (next !== undefined) {
    const $ = load((await createVisitor(board.url).open(next)).page)
    const cards = readCards($)
    ids.push(...cards.map(({ id }) => id))
    dates.push(...cards.map(({ posted }) => posted))
    next = $('ul.pagination a[rel=next]').attr('href')
  }
  expect(ids).toHaveLength(95)
  expect(new Set(ids).size).toBe(95)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each([{ xml: false }, { xml: { xmlMode: false, decodeEntities: true } }])(
  'a reader finds thirty cards and the total whichever way it parses (%o)',
  async (options) => {
    const board = await openBoard({ listings: manyJobs })
    const { page } = await createVisitor(board.url).open('/jobseekers/jobsearch/30')
    const $ = load(page, options)
    expect(readCards($)).toHaveLength(30)
    expect($('p.fs-12').text()).toMatch(/Displaying 30 out of 95\s+jobs/)
    expect(page).toContain('"search_result_count":95')
    expect($('meta[name="csrf-token"]').attr('content')).toMatch(/^[0-9a-f]{32}$/)
    expect(page).toMatch(/const allSkills = \{\s*1:'Virtual Assistant',/)
  },
)

test.skipIf(!existsSync(realPages))('our pages have what a reader takes from the real board’s', async () => {
  const board = await openBoard({ listings: manyJobs })
  const visitor = createVisitor(board.url)
  const real = (name: string) => load(readFileSync(join(realPages, name), 'utf8'))
  const list = load((await visitor.open('/jobseekers/jobsearch')).page)
  const realList = real('search_results.html')
  const shape = ($: CheerioAPI) =>
    Object.keys(readCards($)[0] ?? {}).filter((key) => readCards($).some((card) => card[key as 'id']))
  expect(shape(list)).toEqual(shape(realList))
  expect(readCards(realList)).toHaveLength(30)
  for (const selector of [
    '#jobkeyword',
    '#skill_tags',
    '[name=gig]',
    '[name=partTime]',
    '[name=fullTime]',
    'li.active > a',
  ]) {
    expect([selector, list(selector).length]).toEqual([selector, realList(selector).length])
  }
  expect(list('ul.pagination > li.page-item').length).toBeGreaterThan(2)

  const shown =
    list('img.jobpost-cat-box-logo').closest('.jobpost-cat-box').find('div.desc a').attr('href') ?? ''
  const detail = readDetail(load((await visitor.open(shown)).page))
  const realDetail = readDetail(real('job_detail_1729186.html'))
  expect(Object.keys(detail.boxes)).toEqual(Object.keys(realDetail.boxes))
  expect(detail).toEqual({ ...realDetail, boxes: detail.boxes })
  expect(Object.values(detail.boxes).at(-1)).toMatch(/^[A-Z][a-z]{2} \d\d, \d{4}$/)
})

test('a job is found by a word of its title or its company, by its type and by its skill', async () => {
  const board = await openBoard()
  const visitor = createVisitor(board.url)
  const titles = async (path: string) =>
    readCards(load((await visitor.open(path)).page)).map(({ title }) => title)
  expect(await titles('/jobseekers/jobsearch?jobkeyword=BOOK')).toEqual(['Bookkeeper for a Café & Bakery'])
  expect(await titles('/jobseekers/jobsearch?jobkeyword=harbor')).toEqual(['SEO Specialist'])
  expect(await titles('/jobseekers/jobsearch?jobkeyword=&fullTime=on&isFromJobsearchForm=1')).toEqual([
    'SEO Specialist',
  ])
  expect(await titles('/jobseekers/jobsearch?partTime=on')).toHaveLength(2)
  expect(await titles('/jobseekers/search/c/human-resources--staffing-')).toEqual(['SEO Specialist'])
  expect(await titles('/jobseekers/search/c/human-resources')).toEqual(['SEO Specialist'])
  expect(await titles('/jobseekers/jobsearch?jobkeyword=zebra')).toEqual([])
})

test('a guest reads a job without what the board hides; no markup of an employer gets through', async () => {
  const board = await openBoard()
  const { page } = await createVisitor(board.url).open('/jobseekers/job/1037964')
  expect(page).toContain('Form: <ojfilter certainty="3"> ---------- </ojfilter>')
  expect(page).not.toContain('forms.example')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br />')
  expect(page).toContain('Please <a href="/login">login</a> or <a href="/register">register</a> as jobseeker')
})

test('a gone job says so, an unknown one redirects to the error page', async () => {
  const board = await openBoard()
  const visitor = createVisitor(board.url)
  expect((await visitor.open('/jobseekers/job/video-editor-1740500')).page).toContain(
    '<h1 class="text-jumbo">Job No Longer Posted</h1>',
  )
  expect((await visitor.open('/jobseekers/job/video-editor-1740501')).page).toContain('Job Unavailable')
  const missing = await visitor.open('/jobseekers/job/nothing-99')
  expect(missing).toMatchObject({ status: 404, path: '/error' })
  expect(missing.page).toContain('Oops, we lost you there.')
  expect((await visitor.open('/robots.txt')).page).toContain('Crawl-delay: 5')
})

test('bumps, edits, removals and restored jobs survive a restart', async () => {
  const dataDir = await makeFolder()
  const board = await openBoard({ dataDir })
  const visitor = createVisitor(board.url)
  const first = async () => readCards(load((await visitor.open('/jobseekers/jobsearch')).page))[0]
  await board.control({ bump: 1_037_964, at: '2099-01-01T00:00:00Z' })
  expect(await first()).toMatchObject({ id: 1_037_964, posted: '2099-01-01 08:00:00' })
  await board.control({ change: 1_037_964, title: 'SEO Lead', salary: '$9/hr' })
  expect(await first()).toMatchObject({ title: 'SEO Lead', salary: '$9/hr' })
  await board.control({ remove: 1_037_964 })
  expect((await first())?.id).toBe(1_740_428)
  await board.control({ restore: 1_037_964 })
  expect((await first())?.id).toBe(1_037_964)
  const { id } = await board.control({ add: { title: 'Night Nurse Line', posted: '2099-02-01T00:00:00Z' } })
  expect(await first()).toMatchObject({ id, title: 'Night Nurse Line' })
  await board.close()
  const again = await openBoard({ dataDir })
  expect(utcStamp(again.get(id ?? 0)?.posted ?? new Date(0))).toBe('2099-02-01 00:00:00')
  expect(again.get(1_037_964)).toMatchObject({ title: 'SEO Lead', state: 'open' })
})

type Card = {
  id: number
  title: string
  type: string
  posted: string
  utc: string
  salary: string
  teaser: string
  skills: string
}

/** These selectors work in both parsers. */
function readCards($: CheerioAPI): Card[] {
  return $('.jobpost-cat-box')
    .toArray()
    .map((element) => {
      const card = $(element)
      const badge = card.find('h4 .badge')
      return {
        id: Number(/(\d+)$/.exec(card.find("a[href*='/jobseekers/job/']").first().attr('href') ?? '')?.[1]),
        title: card.find('h4').clone().children().remove().end().text().trim(),
        type: badge.text(),
        posted: card.find('p.fs-13').attr('data-temp') ?? '',
        utc: card.find('p.fs-13').attr('data-temp-2') ?? '',
        salary: card.find('dd.col').text(),
        teaser: card.find('div.desc').text().trim(),
        skills: card.find('div.job-tag a.badge').text(),
      }
    })
}

function readDetail($: CheerioAPI) {
  const boxes = $('.card.job-post h3.fs-12')
    .toArray()
    .map((label) => [$(label).text(), $(label).next('p.fs-18').text().trim()] as const)
  return {
    boxes: Object.fromEntries(boxes),
    title: $('h1.job__title[data-jobid]').length,
    employer: $('h3.job__logo').text().trim() !== '',
    logo: /employer_logos\/\d+\//.test($('h3.job__logo img').attr('src') ?? ''),
    description: $('p#job-description.job-description[data-jobid]').length,
    skills: $('a.card-worker-topskill').length > 0,
    overview: $('.card-jobseeker .card-header strong').first().text(),
    ids: /const jobId = \d+;\s+const employerId = \d+;/.test($.html()),
    pageTitle: / \d+ - OnlineJobs\.ph$/.test($('title').text()),
    call: $('h3.fs-20').text().trim().replace(/\s+/g, ' '),
  }
}
