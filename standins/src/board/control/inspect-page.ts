import { THREAD_STATES } from '../applying/applications.ts'
import { AREAS } from '../areas.ts'
import { FAULT_ADDRESSES, FAULT_KINDS, FAULT_WORDS } from '../failing/faults.ts'
import { escape } from '../html.ts'
import { jobPath, type Listing } from '../listings/listing.ts'
import type { Inspection } from './inspect.ts'

const SHOWN_APPLICATIONS = 100

/** @param done the last command's result */
export function renderInspection(seen: Inspection, newest: readonly Listing[], done: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the stand-in board received</title><style>${LOOK}</style></head><body>
<h1>What the stand-in board received</h1>
<p><a href="/jobseekers/jobsearch">${seen.open_listings} open listings</a> · <a href="/register">Make an account</a> · <a href="/_inspect.json">The same as JSON</a></p>
${done ? `<p class="done" role="status">${escape(done)}</p>` : ''}
<h2>Applications (${seen.applications.length})</h2>
${renderApplications(seen)}
<h2>Accounts (${seen.accounts.length})</h2>
${renderTable(
  ['Email', 'Name', 'Points left today', 'Applications'],
  seen.accounts.map(({ email, name, points_left, applications }) => [email, name, points_left, applications]),
)}
${renderForm('points', 'Points of an account today', `${input('email', 'Email')}${input('value', 'Points left')}`)}
${renderForm('expire', 'Sign an account out (empty: everyone)', `<input type="hidden" name="value" value="sessions">${input('email', 'Email')}`)}
${renderForm('password', 'Change the password of an account', `${input('email', 'Email')}${input('value', 'New password')}`)}
${renderForm('lock', 'Lock an account', input('value', 'Email'))}
${renderForm('unlock', 'Unlock an account', input('value', 'Email'))}
<h2>Requests (${seen.requests.total.count})</h2>
${renderTable(
  ['Part', 'Requests', 'Shortest gap, ms', 'Median gap, ms'],
  Object.entries({ all: seen.requests.total, ...seen.requests.by_area }).map(([area, one]) => [
    area,
    one.count,
    one.shortest_gap_ms ?? '',
    one.median_gap_ms ?? '',
  ]),
)}
<details><summary>The latest ${seen.requests.latest.length}</summary>${renderTable(
    ['At, ms', 'Request', 'Answer'],
    seen.requests.latest.map(({ at, method, path, status }) => [at, `${method} ${path}`, status || 'cut']),
  )}</details>
<h2>Failing on command</h2>
<p>Typed as <code>[standin: …]</code> in an application's subject or message, or in the search box; followed by <code>once</code> it fails once only:</p>
${renderTable(
  ['Word', 'What happens'],
  Object.entries(FAULT_WORDS).map(([word, { meaning }]) => [`[standin: ${word}]`, meaning]),
)}
<p>Typed as the first part of a login address:</p>
${renderTable(
  ['Address', 'What happens'],
  Object.entries(FAULT_ADDRESSES).map(([word, { meaning }]) => [`${word}@…`, meaning]),
)}
${renderForm('fault', 'Let the next requests fail', `${select('value', 'How', FAULT_KINDS)}${select('on', 'Where', ['all', ...AREAS])}${input('times', 'How often', '1')}${input('ms', 'Slow by, ms')}${input('retry_after', 'Retry-After, s')}`)}
${renderForm('clear', `Forget pending faults (${seen.faults.length})`, '<input type="hidden" name="value" value="faults">')}
${renderForm('clear', 'Forget the counted requests', '<input type="hidden" name="value" value="requests">')}
<h2>Listings</h2>
<p>The newest:</p><ul>${newest.map((one) => `<li><a href="${escape(jobPath(one))}">${escape(one.title)}</a> ${one.id}</li>`).join('')}</ul>
${renderForm('bump', 'Post a listing again', input('value', 'Id'))}
${renderForm('change', 'Edit a listing', `${input('value', 'Id')}${input('title', 'Title')}${input('salary', 'Pay')}${input('description', 'Description')}`)}
${renderForm('remove', 'Remove a listing', input('value', 'Id'))}
${renderForm('unavailable', 'Make a listing unavailable', input('value', 'Id'))}
${renderForm('restore', 'Bring a listing back', input('value', 'Id'))}
${renderForm('add', 'Add a listing', `${input('title', 'Title')}${input('salary', 'Pay')}${input('description', 'Description')}`)}
</body></html>
`
}

function renderApplications({ applications }: Inspection): string {
  if (applications.length === 0) return '<p>None yet.</p>'
  const rows = applications.slice(-SHOWN_APPLICATIONS).toReversed()
  return rows
    .map(
      (one) => `<article><h3>${escape(one.subject)}</h3>
<p>${escape(one.email)} to <a href="${escape(one.job_path)}">${escape(one.job_title)}</a> (${one.job_id}) · ${escape(one.sent_at)} · ${one.points} points · no. ${one.id}</p>
<details><summary>The letter</summary><pre>${escape(one.message)}</pre></details>
${renderForm('application', '', `<input type="hidden" name="value" value="${one.id}">${select('state', 'The sent list says', THREAD_STATES, one.state)}`)}</article>`,
    )
    .join('\n')
}

function renderTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(String(cell))}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function renderForm(command: string, legend: string, fields: string): string {
  return `<form method="post" action="/_inspect"><input type="hidden" name="command" value="${command}">${legend ? `<b>${legend}</b> ` : ''}${fields}<button>Do it</button></form>`
}

function input(name: string, label: string, value = ''): string {
  return `<label>${label} <input name="${name}" value="${value}" autocomplete="off"></label> `
}

function select(name: string, label: string, values: readonly string[], chosen = ''): string {
  const options = values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`)
  return `<label>${label} <select name="${name}">${options.join('')}</select></label> `
}

const LOOK = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h2{margin:2rem 0 .5rem;border-top:1px solid #ccd;padding-top:1rem}h3{margin:0;font-size:1rem}article{border:1px solid #ccd;border-radius:6px;padding:.6rem 1rem;margin:0 0 .6rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #eef;vertical-align:top}
form{margin:.6rem 0;display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center}pre{white-space:pre-wrap;font:inherit}.done{background:#e8f4ea;padding:.5rem 1rem}input,select,button{font:inherit}input{width:10rem}`
