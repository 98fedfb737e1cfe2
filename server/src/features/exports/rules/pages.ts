import type { PersonalTable } from '../../../db/personal/personal-table.ts'
import { writtenMoment } from '../../../lib/manila-time.ts'
import { escapeHtml } from '../../mails/rules.ts'
import type { Row } from '../copy/store.ts'
import { style } from './page-style.ts'
import { line, readingOf, shown, wordsOf } from './readings.ts'

export type Contents = {
  name: string
  email: string
  madeAt: Date
  tables: { table: PersonalTable; rows: number }[]
  files: { place: string; name: string; isThere: boolean }[]
}

/** The policy keeps anything in the data from loading or running. */
const head = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
`

export const tableStart = ({ title, table }: Pick<PersonalTable, 'title' | 'table'>) => `${head(title)}
<p><a href="../index.html">All of your data</a></p><h1>${escapeHtml(title)}</h1>
<p class="quiet">Times are Manila time. Empty fields are left out. For programs, with everything in full: <a href="../data/${table}.json">${table}.json</a>.</p>
`
export const tableEnd = '</body></html>\n'

/** A row in the screens' words; technical columns are folded away. */
export function rowOnPage({ told }: Pick<PersonalTable, 'told'>, row: Row): string {
  const lines: string[] = []
  const technical: string[] = []
  const { job, ...rest } = row
  for (const [name, value] of Object.entries(rest)) {
    const { kind, label, words } = readingOf(name, told[name] ?? ['parts', 'Billed to'])
    // With a day alone, the time is only for sorting.
    const isDayAlone = kind === 'time' && Boolean(row[name.replace(/_(at|date)$/, '_on')])
    const said = isDayAlone ? '' : shown(kind, value, words)
    if (said === '') continue
    if (kind === 'technical') technical.push(line(wordsOf(name), said))
    else lines.push(line(label, said))
  }
  const folded = `<details><summary>Technical details</summary><dl>${technical.join('')}</dl></details>`
  return `<article>${jobLines(job)}${lines.length > 0 ? `<dl>${lines.join('')}</dl>` : ''}${technical.length > 0 ? folded : ''}</article>\n`
}

function jobLines(job: unknown): string {
  if (typeof job !== 'object' || job === null || !('title' in job)) return ''
  const url = 'url' in job && typeof job.url === 'string' && /^https?:/.test(job.url) ? job.url : null
  const title = escapeHtml(String(job.title))
  return `<h2>${url === null ? title : `<a href="${escapeHtml(url)}" rel="noreferrer">${title}</a>`}</h2>`
}

/** Such a table gets JSON but no page. */
export const isTechnical = ({ told }: PersonalTable) =>
  Object.values(told).every((kind) => kind === 'technical')

export function contentsPage({ name, email, madeAt, tables, files }: Contents): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  const empty = tables.filter(({ rows, table }) => rows === 0 && !isTechnical(table))
  const technical = filled.filter(({ table }) => isTechnical(table))
  return `${head('Your data at Hanap')}
<h1>Your data at Hanap</h1>
<p>Everything that Hanap stored about ${escapeHtml(name)} (${escapeHtml(email)}) on ${escapeHtml(writtenMoment(madeAt))}, Manila time.</p>
<h2>What there is</h2>
${list(filled.filter(({ table }) => !isTechnical(table)))}
<h2>Your files</h2>
${files.length === 0 ? '<p>There are none.</p>' : `<ul>${files.map(fileLine).join('')}</ul>`}
<h2>Nothing is stored as</h2>
<p>${empty.map(({ table }) => escapeHtml(table.title)).join('; ') || 'All of it holds something.'}</p>
${technical.length > 0 ? `<details><summary>Technical details</summary><p>How the site works for you. None of it shows on a screen.</p>${list(technical)}</details>` : ''}
<h2>What is not in this copy</h2>
<dl>
${tables.flatMap(({ table: { title, leftOut } }) => leftOutLines(title, leftOut)).join('\n')}
</dl>
${tableEnd}`
}

const list = (tables: Contents['tables']) => `<table><tr><th>What</th><th>Entries</th><th>Data</th></tr>
${tables
  .map(
    ({ table, rows }) =>
      `<tr><td>${linkToPage(table)}</td><td>${rows.toLocaleString('en-US')}</td><td><a href="data/${table.table}.json" aria-label="${escapeHtml(table.title)} as JSON">JSON</a></td></tr>`,
  )
  .join('\n')}
</table>`

const linkToPage = (one: PersonalTable) =>
  isTechnical(one) ? escapeHtml(one.title) : `<a href="pages/${one.table}.html">${escapeHtml(one.title)}</a>`

const fileLine = ({ place, name, isThere }: Contents['files'][number]) =>
  isThere
    ? `<li><a href="${escapeHtml(place.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(name)}</a></li>`
    : `<li>${escapeHtml(name)}: it could not be read when this copy was made. Please ask for another copy.</li>`

const leftOutLines = (title: string, leftOut: PersonalTable['leftOut']) =>
  Object.entries(leftOut)
    .filter(([column]) => column !== 'user_id')
    .map(([column, why]) => line(`${title}: ${wordsOf(column).toLowerCase()}`, escapeHtml(why)))
