import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawSign, paints, type Sign } from './sharing-sign.ts'
import type { Picture } from './sign-pictures.ts'

/**
 * 1200 by 630, with the page's heading.
 * @param siteDir a built site with pages/
 */
export function signPages(siteDir: string): Picture[] {
  const folder = path.join(siteDir, 'pages')
  const pictures = readdirSync(folder).flatMap((language) => picturesOf(siteDir, path.join(folder, language)))
  if (pictures.length === 0) throw new Error('No page names a picture for sharing.')
  return pictures
}

function picturesOf(siteDir: string, folder: string): Picture[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((html) => pictureOf(html) !== '')
  const first = pages.find((html) => /\/home-\w+\.png$/.test(pictureOf(html)))
  const tagline = first === undefined ? '' : titleOf(first)
  return pages.map((html) => ({
    svg: drawSign(readSign(html, tagline)),
    file: path.join(siteDir, new URL(pictureOf(html)).pathname),
  }))
}

/** A painted heading has a text beside it; others get the site's tagline. */
export function readSign(html: string, tagline: string): Sign {
  const [, attributes = '', heading = ''] = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/.exec(html) ?? []
  const isPainted = /class="[^"]*\bsign-text\b/.test(attributes)
  const lines = heading.split('</span>').map(readText).filter(Boolean)
  const paint = paintOf(pictureOf(html))
  if (!isPainted) return { lines: [lines.join(' ')], cut: 'head', below: tagline, paint }
  return { lines: lines.map((line) => line.toUpperCase()), cut: 'sign', below: titleOf(html), paint }
}

const pictureOf = (html: string) => metaOf(html, 'og:image')
const titleOf = (html: string) => metaOf(html, 'og:title').replace(/ · Hanap$/, '')

function metaOf(html: string, property: string): string {
  return readText(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '')
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, isHex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, isHex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Home has the site's colour, other pages one of six, equal in each language. */
function paintOf(picture: string): Sign['paint'] {
  const name = path.basename(picture).replace(/-\w+\.png$/, '')
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  const paint = paints[name === 'home' ? 0 : sum % paints.length]
  if (!paint) throw new Error(`No paint for ${picture}`)
  return paint
}
