import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { createProgress, type Outcome } from './progress.ts'

type Thrown = Readonly<{
  message?: string | undefined
  diff?: string | undefined
  stacks?: readonly { file: string; line: number }[] | undefined
}>

/** Writes counts to the file OUTCOME_FILE names. */
export default class VitestReporter implements Reporter {
  private readonly progress = createProgress()
  private readonly outcome: Outcome = { passed: 0, failed: 0, skipped: 0 }
  private readonly logs = new Map<string, string>()
  private total = 0
  private done = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.total = files.length
  }

  onUserConsoleLog(log: { taskId?: string | undefined; content: string }): void {
    if (log.taskId) this.logs.set(log.taskId, (this.logs.get(log.taskId) ?? '') + log.content)
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'pending') return
    this.outcome[state] += 1
    if (state === 'failed')
      this.fail(nameOf(test.module), test.fullName, errors ?? [], this.logs.get(test.id) ?? '')
    this.logs.delete(test.id)
  }

  onTestModuleEnd(file: TestModule): void {
    this.done += 1
    const name = nameOf(file)
    // Errors of a file that cannot be loaded, or of a group's hook.
    for (const { errors, title } of outside(file)) {
      this.outcome.failed += 1
      this.fail(name, title, errors)
    }
    this.progress.step({
      done: this.done,
      total: this.total,
      now: name,
      ms: file.diagnostic().duration,
      outcome: this.outcome,
    })
  }

  onTestRunEnd(_: unknown, errors: readonly Thrown[]): void {
    for (const error of errors) {
      this.outcome.failed += 1
      this.progress.fail({ title: 'an error outside every test', why: whyOf(error), alone: 'npx vitest run' })
    }
    this.progress.end()
    const file = process.env['OUTCOME_FILE']
    if (file) writeFileSync(file, JSON.stringify(this.outcome))
  }

  private fail(file: string, title: string, errors: readonly Thrown[], log = ''): void {
    const why = [...errors.map(whyOf), log].join('\n')
    const chosen = title === '' ? '' : ` -t ${JSON.stringify(title.replaceAll(' > ', ' '))}`
    this.progress.fail({ title: `${file} > ${title}`, why, alone: `npx vitest run ${file}${chosen}` })
  }
}

const nameOf = (file: TestModule) => path.relative(process.cwd(), file.moduleId)

function outside(file: TestModule): { title: string; errors: readonly Thrown[] }[] {
  const suites = [...file.children.allSuites()].map((suite) => ({
    title: suite.fullName,
    errors: suite.errors(),
  }))
  return [{ title: '', errors: file.errors() }, ...suites].filter(({ errors }) => errors.length > 0)
}

function whyOf({ message = '', diff = '', stacks = [] }: Thrown): string {
  const place = stacks.find(({ file }) => !file.includes('node_modules')) ?? stacks[0]
  const at = place ? `at ${path.relative(process.cwd(), place.file)}:${place.line}` : ''
  return stripVTControlCharacters([message, diff, at].filter((part) => part !== '').join('\n'))
}
