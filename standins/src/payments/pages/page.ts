import { escape } from '../../board/html.ts'

export function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${escape(title)}</title><style>${LOOK}</style></head><body>
${body}
</body></html>
`
}

/** '₱50.00' for 5000 centavos. */
export const pesos = (centavos: number) => `₱${(centavos / 100).toFixed(2)}`

const LOOK = `:root{color-scheme:light dark;--ink:light-dark(#222,#e8ecef);--quiet:light-dark(#5a6670,#9fabb4);--line:light-dark(#ccd,#3a4650);--tint:light-dark(#f3f6f9,#1c252c);--link:light-dark(#17405f,#8cc4ec)}
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:light-dark(#fff,#12181d)}h1{margin:0;font-size:1.5rem}h2{margin:0;font-size:1rem;overflow-wrap:anywhere}header p,.empty,article p,time{color:var(--quiet);margin:0;overflow-wrap:anywhere}a{color:var(--link)}
article{border:1px solid var(--line);border-radius:6px;padding:1rem;margin:1rem 0}.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:1rem 0}article .bar{margin:.5rem 0 0}input,select,button{font:inherit;padding:.3rem .5rem}button{cursor:pointer}.empty{border:1px dashed var(--line);border-radius:6px;padding:2rem;text-align:center;margin:1rem 0}details,section{margin:1.5rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line)}td:first-child{overflow-wrap:anywhere}.bank{max-width:26rem}.bank dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;background:var(--tint);border-radius:6px;padding:1rem}.bank dd{margin:0;overflow-wrap:anywhere}.bank button{display:block;width:100%;padding:.7rem;margin:.75rem 0}.bank .main{background:#17405f;color:#fff;border:1px solid #17405f;border-radius:6px}`
