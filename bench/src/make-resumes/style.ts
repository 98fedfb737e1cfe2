import type { Resume } from './content.ts'

/** The style sheet of one resume: what all share, its layout, its own look. */
export function styleOf({ layout, look = {} }: Resume): string {
  const accent = look.accent ?? '#333'
  const shared = `@page{size:A4;margin:16mm 17mm}*{box-sizing:border-box}
body{margin:0;font:${look.size ?? '10pt'}/1.4 '${look.font ?? 'DejaVu Sans'}';color:#222;-webkit-print-color-adjust:exact}
h1{font-size:2.2em;line-height:1.15;margin:0}h2{font-size:1.15em;margin:1.1em 0 .35em;color:${accent};border-bottom:1px solid ${accent}}
h3{font-size:1em;margin:.5em 0 .1em}p{margin:.15em 0}ul{margin:.2em 0;padding-left:1.3em}.title{font-size:1.25em;color:${accent}}
.when{float:right}.small{font-size:.9em;color:#555}.job{margin-bottom:.7em}.tight{margin:0}.contact{font-size:.95em}.contact-box p{font-size:.86em}
.job.by-dates{display:grid;grid-template-columns:11em 1fr}.job.by-dates .left{color:#555}.job.by-dates ul{grid-column:2}
ul.columns{columns:3}.chip{display:inline-block;border:1px solid #999;border-radius:3px;padding:0 .5em;margin:.15em .2em .15em 0}
.skill{margin:.3em 0}.skill i{display:block;height:5px;background:${accent}}
table{border-collapse:collapse;width:100%}.rows th,.rows td{border:1px solid #888;padding:.25em .5em;text-align:left;vertical-align:top}`
  const capitals = look.capitals ? 'h1,h2,.title{text-transform:uppercase;letter-spacing:.06em}' : ''
  return shared + (layouts[layout]?.replaceAll('ACCENT', accent) ?? '') + capitals + (look.css ?? '')
}

const layouts: Partial<Record<Resume['layout'], string>> = {
  centred: 'header{text-align:center}h2{text-align:center}',
  bar: '@page{margin:0}body{padding:0 17mm 12mm}header{background:ACCENT;color:#fff;margin:0 -17mm 6mm;padding:12mm 17mm}.title{color:#fff}h1{font-size:2.8em}',
  'side-left':
    '.grid{display:grid;grid-template-columns:58mm 1fr;gap:9mm}aside{background:#eef0f3;padding:5mm}aside .when{float:none;display:block}',
  'side-right':
    '.grid{display:grid;grid-template-columns:1fr 55mm;gap:9mm}aside{border-left:2px solid ACCENT;padding-left:5mm}aside .when{float:none;display:block}',
  'side-name':
    '@page{margin:0}.grid{display:grid;grid-template-columns:66mm 1fr;min-height:296mm}aside{background:ACCENT;color:#fff;padding:12mm 6mm}aside h2,aside .title{color:#fff;border-color:#fff}aside .when{float:none;display:block}main{padding:12mm 14mm 12mm 8mm}',
  table:
    '.page>tbody>tr>th,.page>tbody>tr>td{border:1px solid #777;padding:2mm 3mm;vertical-align:top;text-align:left}.page>tbody>tr>th{width:38mm;background:#f0f0f0}',
  europass:
    '.logo{font-size:1.5em;text-align:center;margin-bottom:.6em}.cv th{width:52mm;text-align:right;font-weight:normal;padding:.12em 4mm .12em 0;vertical-align:top;border-right:1px solid #333}.cv .head th{font-weight:bold;padding-top:.8em}.cv .head td{padding-top:.8em}.cv td{padding:.12em 0 .12em 4mm;vertical-align:top}',
}
