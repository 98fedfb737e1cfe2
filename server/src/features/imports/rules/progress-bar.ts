import type { ImportSummary } from '../service.ts'
import type { Progress } from './board-run.ts'

export type Output = {
  write(text: string): unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

const titles: Readonly<Record<Progress['phase'], string>> = {
  lists: 'Reading the list',
  details: 'Reading listings',
  file: 'Reading the file',
}
const WIDTH = 24
/** Percent between two lines without a terminal. */
const STEP = 10

/**
 * On a terminal one redrawn line, else a line every ten percent. `end` leaves the cursor at the beginning of a line.
 */
export function createProgressBar(output: Output): { show(progress: Progress): void; end(): void } {
  let drawn = ''
  let phase: Progress['phase'] | undefined
  let told = -1

  function redraw(line: string) {
    if (line === drawn) return
    drawn = line
    output.write(`\r${line.slice(0, (output.columns ?? 80) - 1)}\x1b[K`)
  }
  return {
    show(progress) {
      if (output.isTTY && phase !== undefined && phase !== progress.phase) {
        output.write('\n')
        drawn = ''
      }
      if (phase !== progress.phase) told = -1
      phase = progress.phase
      if (output.isTTY) return redraw(drawLine(progress))
      const step = Math.floor(percentOf(progress) / STEP) * STEP
      if (step <= told) return
      told = step
      const percent = progress.total === null ? '' : ` (${percentOf(progress)}%)`
      output.write(`${titles[progress.phase]}: ${amountOf(progress)}${percent}\n`)
    },
    end() {
      if (output.isTTY && drawn !== '') output.write('\n')
      drawn = ''
      phase = undefined
    },
  }
}

function drawLine(progress: Progress): string {
  const percent = percentOf(progress)
  const full = Math.round((percent / 100) * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `${titles[progress.phase].padEnd(17)} ${bar} ${String(percent).padStart(3)}%  ${amountOf(progress)}`
}

function percentOf({ done, total }: Progress): number {
  if (total === null) return 0
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100))
}

function amountOf({ phase, done, total }: Progress): string {
  const say = (value: number) =>
    phase === 'file' ? `${(value / 1e6).toFixed(1)} MB` : value.toLocaleString('en-US')
  return total === null ? say(done) : `${say(done)} of ${say(total)}`
}

const isNothing = (counts: ImportSummary['counts']) =>
  counts.new + counts.changed + counts.bumped + counts.back + counts.removed + counts.failed === 0

/** In two lines. */
export function describeImport({ counts, seconds, state, problem, source, kind }: ImportSummary): string {
  if (state === 'busy') return `Nothing imported. ${problem}`
  if (state === 'finished' && problem === null && isNothing(counts)) return 'The listings are up to date.'
  const taken = counts.new + counts.changed + counts.bumped + counts.back + counts.unchanged
  const perSecond = seconds > 0 ? Math.round((taken + counts.removed) / seconds) : 0
  const say = (value: number, words: string) =>
    value > 0 ? [`${value.toLocaleString('en-US')} ${words}`] : []
  const numbers = [
    ...say(counts.new, 'new'),
    ...say(counts.changed, 'changed'),
    ...say(counts.bumped, 'put on top again'),
    ...say(counts.back, 'back'),
    ...say(counts.removed, 'removed'),
    ...say(counts.unchanged, 'as they were'),
    ...say(counts.failed, 'not readable'),
  ]
  const title = kind === 'file' ? `Listings from '${source}'` : 'Listings from the board'
  const lines = [
    `${title}: ${numbers.join(', ') || 'none'} (${seconds.toFixed(1)} s, ${perSecond} a second).`,
  ]
  if (state === 'doubted') lines.push(`Ended in doubt: ${problem}`)
  else if (state === 'stopped') lines.push(`Stopped: ${problem} Start it again to go on from there.`)
  else if (problem) lines.push(problem)
  return lines.join('\n')
}
