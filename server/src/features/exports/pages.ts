import type { PersonalTable } from '../../db/personal-table.ts'
import { escapeHtml } from '../mails/rules.ts'
import type { Row } from './rows-store.ts'

/** What index.html tells of a copy. */
export type Contents = {
  name: string
  email: string
  madeAt: Date
  tables: { table: PersonalTable; rows: number }[]
  files: { place: string; name: string; isThere: boolean }[]
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
a{color:#0b4f8a}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #ddd;vertical-align:top}
dl{border:1px solid #ddd;border-radius:6px;padding:1rem;display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem}
dt{color:#555}dd{margin:0;min-width:0}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

/** The page loads nothing and runs nothing, whatever stands in the data. */
const head = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
`

/** The beginning of the page of a table. */
export const tableStart = ({ title, table }: Pick<PersonalTable, 'title' | 'table'>) => `${head(title)}
<p><a href="../index.html">All of your data</a></p><h1>${escapeHtml(title)}</h1>
<p>The same for programs: <a href="../data/${table}.json">${table}.json</a>. Times are in UTC.</p>
`
export const tableEnd = '</body></html>\n'

/** A row on the page of its table. */
export const rowOnPage = (row: Row) =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>\n`

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return escapeHtml(value.toISOString())
  const text = typeof value === 'object' ? JSON.stringify(value, undefined, 1) : String(value)
  return `<pre>${escapeHtml(text)}</pre>`
}

/** index.html: whose data it is, what is in the copy and what is not. */
export function contentsPage({ name, email, madeAt, tables, files }: Contents): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  const empty = tables.filter(({ rows }) => rows === 0)
  return `${head('Your data at Hanap')}
<h1>Your data at Hanap</h1>
<p>Everything that Hanap stored about ${escapeHtml(name)} (${escapeHtml(email)}) on ${madeAt.toISOString()}.</p>
<h2>What there is</h2>
<table><tr><th>What</th><th>How much</th><th>For programs</th></tr>
${filled
  .map(
    ({ table: { table, title }, rows }) =>
      `<tr><td><a href="pages/${table}.html">${escapeHtml(title)}</a></td><td>${rows}</td><td><a href="data/${table}.json">${table}.json</a></td></tr>`,
  )
  .join('\n')}
</table>
<h2>Your files</h2>
${files.length === 0 ? '<p>There are none.</p>' : `<ul>${files.map(fileLine).join('')}</ul>`}
<h2>Nothing is stored as</h2>
<p>${empty.map(({ table }) => escapeHtml(table.title)).join('; ') || 'All of it holds something.'}</p>
<h2>What is not in this copy</h2>
<table><tr><th>Where</th><th>What</th><th>Why</th></tr>
${tables.flatMap(({ table: { title, leftOut } }) => leftOutLines(title, leftOut)).join('\n')}
</table>
${tableEnd}`
}

const fileLine = ({ place, name, isThere }: Contents['files'][number]) =>
  isThere
    ? `<li><a href="${escapeHtml(place.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(name)}</a></li>`
    : `<li>${escapeHtml(name)}: it could not be read when this copy was made. Please ask for another copy.</li>`

const leftOutLines = (title: string, leftOut: PersonalTable['leftOut']) =>
  Object.entries(leftOut)
    .filter(([column]) => column !== 'user_id')
    .map(
      ([column, why]) =>
        `<tr><td>${escapeHtml(title)}</td><td>${escapeHtml(column.replaceAll('_', ' '))}</td><td>${escapeHtml(why)}</td></tr>`,
    )
