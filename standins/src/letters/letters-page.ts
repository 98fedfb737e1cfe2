import { escape } from '../board/html.ts'
import { FAULTS, type Fault } from './faults.ts'
import type { Received } from './received.ts'

export function renderLetters(received: readonly Received[], faults: readonly Fault[]): string {
  const kinds = Object.keys(FAULTS).map((kind) => `<option>${kind}</option>`)
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in writer of letters</title><style>${LOOK}</style></head><body>
<header><h1>Letters</h1><p>Everything the program asked this stand-in to write, kept in memory.</p></header>
${received.length === 0 ? '<p class="empty">Nothing was asked for yet.</p>' : received.toReversed().map(renderOne).join('')}
<details><summary>Let writing fail${faults.length > 0 ? ` (${faults.length} waiting)` : ''}</summary>
<form class="bar" method="post" action="/_control"><label>The next letter's fate <select name="fault">${kinds.join('')}<option value="none">none (forget what waits)</option></select></label><label>How many <input name="times" value="1" size="3"></label><label>Slow by, ms <input name="ms" size="6"></label><label>Retry after, s <input name="retry_after" size="4"></label><button>Do it</button></form>
<form method="post" action="/_control"><input type="hidden" name="release" value="true"><button>Tell a stream that stopped on</button></form></details>
<form method="post" action="/_clear"><button>Forget them all</button></form>
</body></html>
`
}

const renderOne = (one: Received) => `<article><h2>${escape(one.outcome)}</h2>
<p>${one.received_at.slice(0, 10)} ${one.received_at.slice(11, 19)} · model ${escape(one.model)} · ${escape(one.limit || 'no limit')} · ${one.had_key ? 'with a key' : 'without a key'}${one.is_streamed ? ' · streamed' : ''}${one.hung_up ? ', and not read to its end' : ''}</p>
<details><summary>What it was told</summary><pre>${escape(one.system)}</pre><pre>${escape(one.user)}</pre></details>
${one.letter ? `<pre>${escape(one.letter)}</pre>` : ''}</article>
`

const LOOK = `:root{color-scheme:light dark;--ink:light-dark(#222,#e8ecef);--quiet:light-dark(#5a6670,#9fabb4);--line:light-dark(#ccd,#3a4650);--tint:light-dark(#f3f6f9,#1c252c)}
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:light-dark(#fff,#12181d)}h1{margin:0;font-size:1.5rem}h2{margin:0;font-size:1rem}header p,.empty,article p{color:var(--quiet);margin:0}
article{border:1px solid var(--line);border-radius:6px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:var(--tint);border-radius:6px}.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:1rem 0}input,select,button{font:inherit;padding:.3rem .5rem}.empty{border:1px dashed var(--line);border-radius:6px;padding:2rem;text-align:center;margin:1rem 0}details{margin:1rem 0}`
