import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { labelOf, type Resume } from './make-resumes/content.ts'
import { renderDoc } from './make-resumes/doc.ts'
import { renderDocx } from './make-resumes/docx.ts'
import { renderHtml } from './make-resumes/html.ts'

/*
 * Writes the invented resumes again, files and labels.json, from bench/data/resumes/content:
 * `node bench/src/make-resumes.ts [FILE…]`. Fonts come from the machine, so that the bytes of a PDF are the same only
 * on one machine; its words, and the labels, are the same everywhere. CHROMIUM names the browser.
 */
const folder = path.join(import.meta.dirname, '..', 'data', 'resumes')
const contents = path.join(folder, 'content')
const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const biome = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'biome')
const wanted = process.argv.slice(2)

const resumes = readdirSync(contents)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(path.join(contents, name), 'utf8')) as Resume)

const { path: scratch, remove: removeScratch } = makeFolder(path.join(os.tmpdir(), 'resumes-'))
try {
  for (const resume of resumes) {
    if (wanted.length > 0 && !wanted.includes(resume.file)) continue
    writeFileSync(path.join(folder, resume.file), render(resume))
  }
} finally {
  removeScratch()
}
const labels = resumes.map((resume) => JSON.stringify(labelOf(resume)))
writeFileSync(path.join(folder, 'labels.json'), `[\n${labels.join(',\n')}\n]\n`)
execFileSync(biome, ['format', '--write', path.join(folder, 'labels.json')], { stdio: 'ignore' })

function render(resume: Resume): Uint8Array {
  if (resume.file.endsWith('.docx')) return renderDocx(resume)
  return resume.file.endsWith('.doc') ? renderDoc(resume) : print(renderHtml(resume))
}

/** Prints a page to PDF and fixes the two dates in it, the only bytes that differ from one run to the next. */
function print(html: string): Uint8Array {
  const page = path.join(scratch, 'page.html')
  const output = path.join(scratch, 'page.pdf')
  writeFileSync(page, html)
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const options = [
    '--headless',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--user-data-dir=${scratch}/profile`,
  ]
  execFileSync(browser, [...options, ...sandbox, `--print-to-pdf=${output}`, `file://${page}`], {
    stdio: 'ignore',
    timeout: 60_000,
  })
  const dated = readFileSync(output).toString('latin1')
  const fixed = dated.replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, '$120260101000000')
  return Buffer.from(fixed, 'latin1')
}
