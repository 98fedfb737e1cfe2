import { medianOf } from '../harness/times.ts'
import type { Measured } from './lighthouse.ts'
import type { MeasuredPage, Targets } from './list.ts'

/** `ours`: the median of its runs. */
export type PageResult = { page: MeasuredPage; ours: Measured }

type Figure = Exclude<keyof Measured, 'faults'>
type Column = { heading: string; key: Figure; write: (value: number) => string; isBetterHigh?: true }

const whole = (value: number) => String(Math.round(value))
const seconds = (value: number) => (value / 1000).toFixed(2)
const columns: readonly Column[] = [
  { heading: 'Perf', key: 'performance', write: whole, isBetterHigh: true },
  { heading: 'A11y', key: 'accessibility', write: whole, isBetterHigh: true },
  { heading: 'Best', key: 'bestPractices', write: whole, isBetterHigh: true },
  { heading: 'SEO', key: 'seo', write: whole, isBetterHigh: true },
  { heading: 'FCP s', key: 'firstPaint', write: seconds },
  { heading: 'LCP s', key: 'largestPaint', write: seconds },
  { heading: 'TBT ms', key: 'blocking', write: whole },
  { heading: 'CLS', key: 'shift', write: (value) => value.toFixed(3) },
  { heading: 'kB', key: 'kilobytes', write: whole },
]

export const resultHeadings: readonly string[] = ['Page', ...columns.map(({ heading }) => heading)]

/** '98 ok', '97 <98' */
export const formatResult = ({ page, ours }: PageResult): string[] => [
  page.address,
  ...columns.map((column) => formatFigure(column, ours[column.key], page.targets)),
]

function formatFigure({ key, write, isBetterHigh }: Column, value: number, targets: Targets): string {
  const target = key === 'firstPaint' ? undefined : targets[key]
  if (target === undefined) return key === 'seo' ? '' : write(value)
  if (isMet(value, target, isBetterHigh)) return `${write(value)} ok`
  return `${write(value)} ${isBetterHigh ? '<' : '>'}${write(target)}`
}

const isMet = (value: number, target: number, isBetterHigh = false) =>
  isBetterHigh ? value >= target : value <= target

export function countMet({ page, ours }: PageResult): { met: number; all: number } {
  const held = columns.flatMap(({ key, isBetterHigh }) => {
    const target = key === 'firstPaint' ? undefined : page.targets[key]
    return target === undefined ? [] : [isMet(ours[key], target, isBetterHigh)]
  })
  return { met: held.filter(Boolean).length, all: held.length }
}

/** False for an empty table. */
export const isEveryTargetMet = (results: readonly PageResult[]): boolean =>
  results.length > 0 && results.map(countMet).every(({ met, all }) => met === all)

/** Includes the faults of any run. */
export const medianOfRuns = (runs: readonly Measured[]): Measured => ({
  ...medianOf(
    runs,
    columns.map(({ key }) => key),
  ),
  faults: [...new Set(runs.flatMap(({ faults }) => faults))],
})
