/** @module-tag security */
import { describe, expect, it } from 'vitest'
import { judgeFound, readProgress } from './ffuf.ts'
import { judgeReport } from './wapiti.ts'

describe('A scan of wapiti', () => {
  const finding = {
    method: 'GET',
    path: '/salaries',
    info: 'SQL Injection via injection in the parameter title',
    level: 3,
    parameter: 'title',
    module: 'sql',
  }
  const report = (crawled: number | undefined, found: object[] = []) =>
    JSON.stringify({
      classifications: {},
      vulnerabilities: { 'SQL Injection': found, 'Secure Flag cookie': [{ ...finding, level: 1 }] },
      anomalies: {},
      additionals: {},
      infos: {
        target: 'http://127.0.0.1:4370/',
        date: 'Sun, 22 Nov 2026 20:15:00 +0000',
        version: 'Wapiti 3.2.2',
        scope: 'folder',
        auth: null,
        crawled_pages: [],
        ...(crawled !== undefined && { crawled_pages_nbr: crawled }),
        detailed_report_level: 1,
      },
    })

  it('that crawled the site and found nothing high is fine, and says how much it crawled', () => {
    const { isFine, told } = judgeReport(report(84))
    expect(isFine).toBe(true)
    expect(told).toMatch(/^84 addresses crawled, 0 high, 1 in all: Secure Flag cookie/)
  })

  it('that found something high is a breach, whatever it crawled', () => {
    const { isFine, told } = judgeReport(report(84, [finding]))
    expect(isFine).toBe(false)
    expect(told).toContain('1 high, 2 in all: SQL Injection (GET /salaries')
  })

  it.each([0, 9, undefined])('that crawled %s addresses has shown nothing', (crawled) => {
    expect(judgeReport(report(crawled)).isFine).toBe(false)
  })
})

describe('A search of ffuf', () => {
  const said = [
    ':: Progress: [40/17200] :: Job [1/1] :: 0 req/sec :: Duration: [0:00:00] :: Errors: 0 ::',
    ':: Progress: [9120/17200] :: Job [1/1] :: 118 req/sec :: Duration: [0:01:40] :: Errors: 0 ::',
    '[WARN] Maximum running time for entire process reached, exiting.',
  ].join('\r\u001b[2K')
  const report = (...words: [word: string, status: number][]) =>
    JSON.stringify({
      commandline: 'ffuf -w names.txt',
      results: words.map(([word, status]) => ({ input: { FUZZ: word }, position: 1, status, length: 12 })),
    })
  const control: [string, number] = ['robots.txt', 200]

  it('tells how many requests it really made', () => {
    expect(readProgress(said)).toEqual({ made: 9120, all: 17_200 })
    expect(judgeFound(report(control), readProgress(said))).toEqual({
      isFine: true,
      told: '9120 of 17200 names asked for (ITS TIME WAS UP), nothing there but 1 that should be or were refused as broken',
    })
    expect(judgeFound(report(control), { made: 40, all: 40 }).told).toMatch(/^40 of 40 names asked for, /)
  })

  it('that says nothing of it, or asked for nothing, has shown nothing', () => {
    expect(readProgress('Encountered error(s): 1 errors occurred.')).toBeNull()
    expect(judgeFound(report(control), null).isFine).toBe(false)
    expect(judgeFound(report(control), { made: 0, all: 40 }).isFine).toBe(false)
  })

  it('is a breach where something is there, and nothing where not even the control was found', () => {
    const progress = { made: 40, all: 40 }
    expect(judgeFound(report(control, ['.env', 200], ['%zz', 400]), progress)).toEqual({
      isFine: false,
      told: 'THERE: .env 200 (12 bytes)',
    })
    expect(judgeFound(report(), progress)).toEqual({ isFine: false, told: 'not even robots.txt was found' })
  })
})
