/** Milliseconds between lines (a log, CI). */
const TELL_EVERY_MS = 20_000
/** Files told at the end. */
const SLOWEST = 10

export type Outcome = { passed: number; failed: number; skipped: number }
export const none: Outcome = { passed: 0, failed: 0, skipped: 0 }
export const sum = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

type Output = { isTTY?: boolean | undefined; write(text: string): unknown }
/** `ms`: what the file `now`, or one of its tests, took. */
type Step = { done: number; total: number; now: string; ms: number; outcome: Outcome }

/** `alone`: the command that runs only this test. */
export type Failure = { title: string; why: string; alone: string }

/** One updated line on a terminal, a new line every twenty seconds elsewhere. Failures appear at once. No colours. */
export function createProgress(output: Output = process.stdout, now: () => number = () => performance.now()) {
  const isLive = output.isTTY === true && !process.env['CI']
  let told = now()
  const took = new Map<string, number>()

  const clear = () => {
    if (isLive) output.write('\r\u001B[K')
  }
  return {
    step(step: Step): void {
      took.set(step.now, (took.get(step.now) ?? 0) + step.ms)
      if (!isLive && now() - told < TELL_EVERY_MS) return
      told = now()
      clear()
      const line = lineOf(step)
      output.write(isLive ? line.slice(0, 110) : `${line}\n`)
    },
    fail({ title, why, alone }: Failure): void {
      clear()
      output.write(`\nFAILED  ${title}\n${indented(why)}\n  alone: ${alone}\n\n`)
    },
    end(): void {
      clear()
      const slowest = [...took].sort(([, one], [, other]) => other - one).slice(0, SLOWEST)
      if (slowest.length === 0) return
      const lines = slowest.map(([file, ms]) => `    ${Math.round(ms / 1000)} s  ${file}\n`)
      output.write(`  slowest:\n${lines.join('')}`)
    },
  }
}

function lineOf({ done, total, now, outcome: { passed, failed } }: Step): string {
  return `  ${done} of ${total} · ${passed.toLocaleString('en')} passed, ${failed} failed · ${now}`
}

const indented = (text: string) => text.trim().replace(/^/gm, '    ')
