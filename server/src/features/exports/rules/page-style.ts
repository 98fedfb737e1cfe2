/** For light and dark, phone and paper, without external resources. */
export const style = `:root{color-scheme:light dark;--ink:#1c1c1c;--quiet:#555;--line:#ddd;--link:#0b4f8a;--page:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#ececec;--quiet:#b0b0b0;--line:#444;--link:#8cc4ff;--page:#161616}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--page);overflow-wrap:anywhere}
a{color:var(--link)}h1{line-height:1.2}.quiet,dt{color:var(--quiet)}
th{white-space:nowrap}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
h2{line-height:1.3}article h2{font-size:1.1rem;margin:0 0 .6rem}article{border:1px solid var(--line);border-radius:6px;padding:1rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.3rem 1rem;margin:0}
dd{margin:0;min-width:0}.text{white-space:pre-wrap}ol{margin:0;padding-left:1.2rem}
summary{cursor:pointer;color:var(--quiet);min-height:44px;padding-top:.6rem}
@media (max-width:40rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}dd dl{padding-left:.8rem;border-left:2px solid var(--line)}th,td{padding-right:.4rem}}`
