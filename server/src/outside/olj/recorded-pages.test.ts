import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { readListing } from './detail-page.ts'
import { readListPage } from './list-page.ts'
import { isBotPage, isGuest, isWholePage } from './page-marks.ts'

const origin = 'https://www.onlinejobs.ph'
const folder = path.resolve(process.env['HANAP_DATA'] ?? '../shared/data', 'olj-html')
const present = existsSync(folder)
if (!present) console.log(`skipped: no recorded pages of the board in ${folder}`)
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const readJob = (file: string, sourceId: string, status = 200) =>
  readListing(
    { url: `${origin}/jobseekers/job/${sourceId}`, status, html: read(file) },
    { sourceId, url: `${origin}/jobseekers/job/${sourceId}` },
  )

describe.skipIf(!present)('the board as it was recorded', () => {
  test('all thirty cards of the list are read, dates as UTC', () => {
    const page = readListPage(read('search_results.html'), { origin, offset: 0 })
    const expected = read('search_results.expected.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string | string[]>)
    expect(page).toMatchObject({ total: 286, nextOffset: 30, unreadable: 0 })
    expect(page.skills.length).toBeGreaterThan(1000)
    expect(page.skills).toContainEqual({ sourceId: '583', name: '.Net', group: 'Software' })
    expect(
      page.cards.map((card) => ({
        ...card,
        postedAt: card.postedAt.toISOString().slice(0, 19).replace('T', ' '),
      })),
    ).toEqual(
      expected.map((row) => ({
        sourceId: row['source_job_id'],
        url: `${origin}/jobseekers/job/${String(row['slug'])}`,
        title: row['title'],
        typeText: row['type_of_work'],
        salaryText: row['salary'],
        postedAt: row['posted_utc'],
        skills: row['skills'],
      })),
    )
  })

  test('a listing whose employer is shown and whose text is partly hidden', () => {
    const listing = readJob('job_detail_1729186.html', '1729186')
    expect(listing).toMatchObject({
      state: 'open',
      title: 'AI Video Editor — Direct-Response E-commerce Ads (UK)',
      employerSourceId: '974507',
      employerName: 'JC AS VENATOR GLOBAL HOLDINGS LTD',
      typeText: 'Any',
      salaryText: 'Negotiable based on experience 5-10 USDh',
      hoursText: '40',
      skills: ['Video Editing', 'AI Video Generation', 'AI Video Creation'],
    })
    if (listing.state !== 'open') return
    expect(listing.description).toMatch(/^We’re hiring an AI Video Editor/)
    expect(listing.description).toContain('[hidden by the board]/forms/d/e/')
    expect(listing.description).toMatch(/God Bless\.$/)
    expect(listing.description).not.toMatch(/<|ojfilter|-----/)
  })

  test('a listing whose employer is hidden from guests', () => {
    expect(readJob('job_detail_1740428.html', '1740428')).toMatchObject({
      state: 'open',
      title: 'Job Application Assistant',
      employerSourceId: '725293',
      employerName: null,
      typeText: 'Part Time',
      skills: ['Email Marketing', 'Playwright', 'Virtual Assistant'],
    })
  })

  test('gone pages are known by their words, whatever their status', () => {
    expect(readJob('job_no_longer_posted.html', '1')).toEqual({ state: 'gone', reason: 'deleted' })
    expect(readJob('job_no_longer_posted.html', '1', 404)).toEqual({ state: 'gone', reason: 'deleted' })
    expect(readJob('error_404.html', '1', 404)).toEqual({ state: 'gone', reason: 'not-found' })
  })

  test.each(['search_results.html', 'job_detail_1740428.html', 'error_404.html'])(
    '%s is a whole page for guests, no bot check',
    (name) => {
      const html = read(name)
      expect([isWholePage(html), isGuest(load(html)), isBotPage(html)]).toEqual([true, true, false])
      const guarded = html.replace(
        '</body>',
        '<script src="/cdn-cgi/challenge-platform/x.js"></script></body>',
      )
      expect(isBotPage(guarded)).toBe(false)
    },
  )
})
