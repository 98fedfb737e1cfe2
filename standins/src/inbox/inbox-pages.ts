import { escape } from '../board/html.ts'
import { FAULTS, type Fault } from './faults.ts'
import type { Message } from './messages.ts'

const SHOWN = 200

export function renderList(seen: {
  to: string
  found: readonly Message[]
  faults: readonly Fault[]
  smtpUrl: string
}): string {
  const { to, found, faults } = seen
  const kinds = Object.keys(FAULTS).map((kind) => `<option>${kind}</option>`)
  return page(
    'Inbox',
    `<header><h1>Inbox</h1><p>Every mail the program sent, kept on this machine. Server: <code>${escape(seen.smtpUrl)}</code></p></header>
<form class="bar" method="get" action="/" role="search"><label>To <input type="search" name="to" value="${escape(to)}" placeholder="part of an address" autocomplete="off"></label><button>Search</button>${to ? '<a href="/">Show all</a>' : ''}</form>
${found.length === 0 ? `<p class="empty">${to ? 'No mail to such an address.' : 'No mail yet.'}</p>` : `<ol class="mails">${found.slice(-SHOWN).toReversed().map(renderRow).join('')}</ol>`}
${found.length > SHOWN ? `<p>The newest ${SHOWN} of ${found.length}.</p>` : ''}
<details><summary>Let sending fail${faults.length > 0 ? ` (${faults.length} waiting)` : ''}</summary>
<form class="bar" method="post" action="/_control"><label>The next mail's fate <select name="fault">${kinds.join('')}<option value="none">none (forget what waits)</option></select></label><label>How many <input name="times" value="1" size="3"></label><label>Slow by, ms <input name="ms" size="6"></label><button>Do it</button></form>
<p>Always so: <code>bounce@…</code> does not exist, <code>full@…</code> is full, <code>slow@…</code> is slow.</p></details>
<form method="post" action="/_clear"><button class="quiet">Delete all mails</button></form>`,
  )
}

const renderRow = (one: Message) =>
  `<li><a href="/messages/${one.id}"><b>${escape(one.subject || '(no subject)')}</b><span>${escape(one.envelope_to.join(', '))}</span><time datetime="${one.received_at}">${shortTime(one.received_at)}</time></a></li>`

export function renderMessage(one: Message): string {
  const links = [...new Set(one.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
  return page(
    one.subject || '(no subject)',
    `<nav><a href="/">Inbox</a></nav>
<header><h1>${escape(one.subject || '(no subject)')}</h1></header>
<dl><dt>From</dt><dd>${escape(one.from)}</dd><dt>To</dt><dd>${escape(one.to || one.envelope_to.join(', '))}</dd><dt>Received</dt><dd>${shortTime(one.received_at)}</dd><dt>Message-ID</dt><dd>${escape(one.message_id)}</dd></dl>
${links.length > 0 ? `<h2>Links</h2><ul class="links">${links.map((link) => `<li><a href="${escape(link)}">${escape(link)}</a></li>`).join('')}</ul>` : ''}
${one.html ? `<h2>As it looks</h2><iframe title="The mail" src="/messages/${one.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
<h2>Plain text</h2><pre>${escape(one.text)}</pre>
<p><a href="/messages/${one.id}/source">Its source</a></p>`,
  )
}

/** '2026-11-20 17:05:09', in UTC. */
const shortTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}`

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${escape(title)} · stand-in inbox</title><style>${LOOK}</style></head><body>
${body}
</body></html>
`
}

const LOOK = `:root{color-scheme:light dark;--ink:light-dark(#222,#e8ecef);--quiet:light-dark(#5a6670,#9fabb4);--line:light-dark(#ccd,#3a4650);--tint:light-dark(#f3f6f9,#1c252c);--link:light-dark(#17405f,#8cc4ec)}
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:light-dark(#fff,#12181d)}h1{margin:0;font-size:1.5rem;overflow-wrap:anywhere}h2{margin:2rem 0 .5rem;font-size:1rem}header p,.empty,dt,time,span{color:var(--quiet)}
a{color:var(--link)}.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:1rem 0}input,select,button{font:inherit;padding:.3rem .5rem}button{cursor:pointer}.quiet{margin:2rem 0 0}
.mails{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:6px}.mails li+li{border-top:1px solid var(--line)}.mails a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.6rem 1rem;text-decoration:none;color:inherit}.mails a:hover{background:var(--tint)}.mails b{overflow-wrap:anywhere}.mails span{grid-row:2;overflow-wrap:anywhere}.mails time{font-variant-numeric:tabular-nums}
.empty{border:1px dashed var(--line);border-radius:6px;padding:2rem;text-align:center}dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem 1rem}dd{margin:0;overflow-wrap:anywhere}.links{padding-left:1.2rem;overflow-wrap:anywhere}iframe{width:100%;height:44rem;border:1px solid var(--line);border-radius:6px}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);border-radius:6px;padding:1rem;background:var(--tint)}details{margin:1.5rem 0 0}`
