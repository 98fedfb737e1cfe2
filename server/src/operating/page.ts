import type { RecentError } from '../lib/recent-errors.ts'
import type { Build } from './build.ts'
import type { Figures } from './figures.ts'
import { type Html, html } from './html.ts'
import type { Verdict } from './judge.ts'
import { pageStyle } from './page-style.ts'
import { counted, inWords } from './words.ts'

export type PageFacts = {
  build: Build
  role: string
  pid: number
  upSeconds: number
  memoryBytes: number
  requests: { all: number; faults: number }
  verdicts: readonly Verdict[]
  figures: Figures
  errors: readonly RecentError[]
  errorsTotal: number
}

const WORDS = { good: 'Good', look: 'Look into it', act: 'Act now' } as const

export function writePage(facts: PageFacts): string {
  const { build, figures, verdicts } = facts
  const worst = (['act', 'look', 'good'] as const).find((state) =>
    verdicts.some((one) => one.state === state),
  )
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hanap: ${WORDS[worst ?? 'good']}</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
<header><h1>Hanap, for who runs it</h1>
<p>Version ${build.version}, commit ${build.commit}, role ${facts.role}, process ${facts.pid}, up for ${inWords(facts.upSeconds)},
${Math.round(facts.memoryBytes / 1e6)} MB of memory. ${counted(facts.requests.all, 'request')} since the start,
${counted(facts.requests.faults, 'fault')} of ours. Read at ${timeOf(figures.readAt)}; load the page again for news.</p></header>
<main>
${section('How it stands', verdictTable(verdicts))}
${figures.shared === null ? [] : sharedSections(figures.shared)}
${section(`Errors since the start: ${facts.errorsTotal}`, errorList(facts.errors))}
</main>
</body>
</html>
`
  return page.html
}

const timeOf = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const section = (title: string, body: Html) => html`<section><h2>${title}</h2>${body}</section>`

const verdictTable = (
  verdicts: readonly Verdict[],
) => html`<table><thead><tr><th>What</th><th>How</th><th>In words</th></tr></thead><tbody>
${verdicts.map(({ about, state, words }) => html`<tr><th scope="row">${about}</th><td class="${state}">${WORDS[state]}</td><td>${words}</td></tr>`)}
</tbody></table>`

function sharedSections(shared: NonNullable<Figures['shared']>): Html[] {
  const { tasks, imports, unread, payments, mails } = shared
  const mailStates = [
    ...mails.open,
    ...mails.settled.map((one) => ({ ...one, state: `${one.state} within a day` })),
  ]
  return [
    section(
      'Background work',
      table(
        ['Task', 'Waiting', 'Longest', 'Being done', 'Failed within a week'],
        tasks.map((task) => [
          task.name,
          task.waiting,
          task.waiting > 0 ? inWords(task.oldestSeconds) : '',
          task.running,
          task.failed,
        ]),
      ),
    ),
    section('The last import that ended', table(['Listings', 'How many'], Object.entries(imports.listings))),
    section(
      `Pages of the board that cannot be read: ${unread.count}`,
      table(
        ['Page', 'Why', 'Tries', 'Since', 'Next try'],
        unread.pages.map(({ kind, page, reason, tries, first_failed_at, next_try_at }) => [
          `${kind} ${page}`,
          reason,
          tries,
          timeOf(first_failed_at),
          timeOf(next_try_at),
        ]),
      ),
    ),
    section(
      'Payments',
      table(
        ['State', 'How many'],
        payments.states.map(({ state, count }) => [state, count]),
      ),
    ),
    section(
      'Mails',
      table(
        ['State', 'How many'],
        mailStates.map(({ state, count }) => [state, count]),
      ),
    ),
  ]
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  if (rows.length === 0) return html`<p>Nothing yet.</p>`
  return html`<table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead><tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</tbody></table>`
}

function errorList(errors: readonly RecentError[]): Html {
  if (errors.length === 0) return html`<p>None is remembered.</p>`
  return html`<ol>${errors.map(
    ({ at, message, during, detail }) =>
      html`<li><p><time>${timeOf(at)}</time> <strong>${message}</strong> ${during}</p><pre>${detail}</pre></li>`,
  )}</ol>`
}
