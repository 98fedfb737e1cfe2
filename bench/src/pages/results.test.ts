import { expect, it } from 'vitest'
import type { Measured } from './lighthouse.ts'
import { listMeasuredPages, type MeasuredPage } from './list.ts'
import { countMet, formatResult, isEveryTargetMet, medianOfRuns, resultHeadings } from './results.ts'

const good: Measured = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 900,
  largestPaint: 1500,
  blocking: 40,
  shift: 0,
  kilobytes: 120,
  faults: [],
}

const pageAt = (address: string): MeasuredPage => {
  const found = listMeasuredPages(7).find((page) => page.address === address)
  if (!found) throw new Error(`${address} is not measured`)
  return found
}

it('takes the median of each figure, and every fault', () => {
  const runs = [
    { ...good, performance: 90, largestPaint: 3000, faults: ['No description'] },
    { ...good, performance: 98, largestPaint: 1000 },
    { ...good, performance: 99, largestPaint: 2000 },
  ]
  expect(medianOfRuns(runs)).toMatchObject({
    performance: 98,
    largestPaint: 2000,
    faults: ['No description'],
  })
})

it('marks a figure at its target as met, and one past it with the target', () => {
  const page = pageAt('/about')
  const row = (ours: Measured) => {
    const cells = formatResult({ page, ours })
    return Object.fromEntries(resultHeadings.map((heading, i) => [heading, cells[i]]))
  }
  expect(row(good)).toMatchObject({ 'LCP s': '1.50 ok', Perf: '99 ok', 'FCP s': '0.90' })
  const bad = row({ ...good, performance: 97, largestPaint: 1600 })
  expect(bad).toMatchObject({ 'LCP s': '1.60 >1.50', Perf: '97 <98' })
})

it('holds the list of jobs to no SEO score, since search engines are kept out', () => {
  const page = pageAt('/jobs')
  expect(countMet({ page, ours: { ...good, seo: 60 } })).toEqual({ met: 6, all: 6 })
  expect(countMet({ page: pageAt('/fil'), ours: { ...good, seo: 60 } })).toEqual({ met: 7, all: 8 })
})

it('fails if one page misses one target', () => {
  const about = { page: pageAt('/about'), ours: good }
  const jobs = { page: pageAt('/jobs'), ours: { ...good, seo: 60 } }
  expect(isEveryTargetMet([about, jobs])).toBe(true)
  expect(isEveryTargetMet([about, { ...jobs, ours: { ...good, kilobytes: 201 } }])).toBe(false)
  expect(isEveryTargetMet([{ ...about, ours: { ...good, blocking: 118 } }, jobs])).toBe(false)
  expect(isEveryTargetMet([])).toBe(false)
})
