import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { createProgress, type Outcome } from '../tools/testing/progress.ts'

/** Lines of the program's output shown with a failure. */
const SERVER_LINES = 8

/** Writes counts to the file OUTCOME_FILE names. */
export default class PlaywrightReporter implements Reporter {
  private readonly progress = createProgress()
  private readonly outcome: Outcome = { passed: 0, failed: 0, skipped: 0 }
  private serverLines: string[] = []
  private total = 0
  private done = 0

  printsToStdio(): boolean {
    return true
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
  }

  onStdErr(chunk: string | Buffer): void {
    this.serverLines = [...this.serverLines, ...String(chunk).split('\n').filter(Boolean)].slice(
      -SERVER_LINES,
    )
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1
    const file = path.relative(process.cwd(), test.location.file)
    const title = test.titlePath().slice(3).join(' > ')
    this.outcome[stateOf(test)] += 1
    if (stateOf(test) === 'failed')
      this.progress.fail({
        title: `${file} > ${title}`,
        why: [...result.errors.map(whyOf), ...this.serverLines].join('\n'),
        alone: `npx playwright test --config e2e/playwright.config.ts ${file}:${test.location.line}`,
      })
    this.progress.step({
      done: this.done,
      total: this.total,
      now: file,
      ms: result.duration,
      outcome: this.outcome,
    })
  }

  onError(error: TestError): void {
    this.outcome.failed += 1
    this.progress.fail({
      title: 'an error outside every test',
      why: [whyOf(error), ...this.serverLines].join('\n'),
      alone: 'npx playwright test --config e2e/playwright.config.ts',
    })
  }

  onEnd(): void {
    this.progress.end()
    const file = process.env['OUTCOME_FILE']
    if (file) writeFileSync(file, JSON.stringify(this.outcome))
  }
}

/** Passing on a retry is a failure. */
function stateOf(test: TestCase): keyof Outcome {
  const outcome = test.outcome()
  if (outcome === 'skipped') return 'skipped'
  return outcome === 'expected' ? 'passed' : 'failed'
}

function whyOf({ message, value, snippet, location }: TestError): string {
  const at = location ? `at ${path.relative(process.cwd(), location.file)}:${location.line}` : ''
  return stripVTControlCharacters([message ?? value ?? '', snippet ?? '', at].filter(Boolean).join('\n'))
}
