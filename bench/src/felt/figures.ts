import { middleOf } from '../harness/times.ts'

/** Milliseconds, except `shift`, a cumulative layout shift. */
const figures = [
  { key: 'cold', name: 'Jobs, first visit', aim: 2500 },
  { key: 'warm', name: 'Jobs, later visit', aim: 1000 },
  { key: 'job', name: 'Job opened from the list', aim: 700 },
  { key: 'sheet', name: 'Apply sheet', aim: 400 },
  { key: 'suggestions', name: 'Suggestions', aim: 200 },
  { key: 'search', name: 'Search results', aim: 800 },
  { key: 'tap', name: "A tap's answer, the slowest", aim: 100, isWorst: true },
  { key: 'shift', name: 'Layout shift', aim: 0.02, isWorst: true },
] as const

type Figure = (typeof figures)[number]['key']
export type Run = Record<Figure, number>

const counted = (runs: readonly Run[], { key, ...figure }: (typeof figures)[number]): number => {
  const values = runs.map((run) => run[key])
  return 'isWorst' in figure ? Math.max(...values) : middleOf(values)
}

/** False without a visit. */
export const isEveryAimMet = (runs: readonly Run[]): boolean =>
  runs.length > 0 && figures.every((figure) => counted(runs, figure) <= figure.aim)

/** Name, counting value, best, worst, target, and whether it is met. */
export const formatFigures = (runs: readonly Run[]): string[][] =>
  figures.map((figure) => {
    const write = (value: number) =>
      figure.key === 'shift'
        ? value.toFixed(3)
        : value < 1000 && figure.aim <= 200
          ? `${Math.round(value)} ms`
          : `${(value / 1000).toFixed(2)} s`
    const values = runs.map((run) => run[figure.key])
    const value = counted(runs, figure)
    const isMet = value <= figure.aim
    return [
      figure.name,
      write(value),
      write(Math.min(...values)),
      write(Math.max(...values)),
      write(figure.aim),
      isMet ? 'ok' : 'missed',
    ]
  })
