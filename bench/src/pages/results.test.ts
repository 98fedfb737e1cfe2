import { expect, it } from 'vitest'
import type { Measured } from './lighthouse.ts'
import { listMeasuredPages, type MeasuredPage } from './list.ts'
import { countMet, formatResult, isEveryTargetMet, resultHeadings, takeMiddle } from './results.ts'

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

it('of several runs the middle one of each figure counts, and every fault', () => {
  const runs = [
    { ...good, performance: 90, largestPaint: 3000, faults: ['No description'] },
    { ...good, performance: 98, largestPaint: 1000 },
    { ...good, performance: 99, largestPaint: 2000 },
  ]
  expect(takeMiddle(runs)).toMatchObject({ performance: 98, largestPaint: 2000, faults: ['No description'] })
})

it('a figure just at its target is met, and one past it says by which', () => {
  const page = pageAt('/about')
  const row = (ours: Measured) => {
    const cells = formatResult({ page, ours })
    return Object.fromEntries(resultHeadings.map((heading, i) => [heading, cells[i]]))
  }
  expect(row(good)).toMatchObject({ 'LCP s': '1.50 ok', Perf: '99 ok', 'FCP s': '0.90' })
  const bad = row({ ...good, performance: 97, largestPaint: 1600 })
  expect(bad).toMatchObject({ 'LCP s': '1.60 >1.50', Perf: '97 <98' })
})

it('the listing, which keeps search engines out, is held to nothing there', () => {
  const page = pageAt('/jobs')
  expect(countMet({ page, ours: { ...good, seo: 60 } })).toEqual({ met: 6, all: 6 })
  expect(countMet({ page: pageAt('/fil'), ours: { ...good, seo: 60 } })).toEqual({ met: 7, all: 8 })
})

it('a page made by the browser alone stands beside, as a ratio', () => {
  const plain = { ...good, largestPaint: 3000 }
  expect(formatResult({ page: pageAt('/'), ours: good, plain }).at(-1)).toBe('0.50')
})

it('one target that one page misses ends the run badly', () => {
  const about = { page: pageAt('/about'), ours: good }
  const jobs = { page: pageAt('/jobs'), ours: { ...good, seo: 60 } }
  expect(isEveryTargetMet([about, jobs])).toBe(true)
  expect(isEveryTargetMet([about, { ...jobs, ours: { ...good, kilobytes: 201 } }])).toBe(false)
  expect(isEveryTargetMet([{ ...about, ours: { ...good, blocking: 118 } }, jobs])).toBe(false)
  expect(isEveryTargetMet([])).toBe(false)
})
