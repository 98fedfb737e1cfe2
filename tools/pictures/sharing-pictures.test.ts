import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { projectRoot } from '../install.mjs'
import { drawIcons } from './app-icons.ts'
import { encodePalettePng } from './palette-png.ts'
import { readSign, signPages } from './sharing-pictures.ts'
import { paints } from './sharing-sign.ts'
import { openDrawing } from './sign-pictures.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('a shared page shows its own heading, with what the site is below it', () => {
  const html = page({ name: 'terms', title: 'Terms of Service', heading: '<h1>Terms &amp; <b>more</b></h1>' })
  expect(readSign(html, 'Remote jobs for Filipinos')).toMatchObject({
    lines: ['Terms & more'],
    cut: 'head',
    below: 'Remote jobs for Filipinos',
  })
})

it('a painted heading keeps its lines, in capitals, with the title of its page below it', () => {
  const heading = '<h1 class="sign-text"><span>Six things</span> <span>that help.</span></h1>'
  expect(readSign(page({ name: 'features', title: 'Features', heading }), '')).toMatchObject({
    lines: ['SIX THINGS', 'THAT HELP.'],
    cut: 'sign',
    below: 'Features',
  })
})

it('home is in the colour of the site, and a page has one colour in both languages', () => {
  const paintOf = (picture: string) => readSign(page({ name: picture }), '').paint
  expect(paintOf('home')).toBe(paints[0])
  expect(paintOf('privacy')).toBe(readSign(page({ name: 'privacy', language: 'fil' }), '').paint)
})

it('every page that names a picture gets one of that name, and no other page does', async () => {
  await openDrawing()
  const site = makeSite({ 'home.html': page({ name: 'home' }), 'shell.html': '<h1>Hanap</h1>' })
  expect(signPages(site).map(({ file }) => path.relative(site, file))).toEqual(['share/home-en.png'])
})

it('a page whose heading is too long for a sign is told of, and not cut', async () => {
  await openDrawing()
  const site = makeSite({
    'terms.html': page({ name: 'terms', heading: `<h1>${'Long words '.repeat(40)}</h1>` }),
  })
  expect(() => signPages(site)).toThrow('too long for a sign')
})

it('a picture keeps its colours, and puts shades together where they are too many', () => {
  const dots = Uint8Array.from([255, 193, 40, 255, 13, 32, 45, 255])
  const png = encodePalettePng(dots, 2, 1)
  const start = png.indexOf('PLTE') + 4
  expect([...png.subarray(start, start + 6)]).toEqual([255, 193, 40, 13, 32, 45])
  const shades = Uint8Array.from({ length: 4000 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 256))
  const palette = encodePalettePng(shades, 1000, 1)
  expect(palette.readUInt32BE(palette.indexOf('PLTE') - 4)).toBeLessThanOrEqual(768)
})

it('every icon that a manifest names is drawn, and both manifests are one app', () => {
  const folder = path.join(projectRoot, 'web', 'public')
  const icons = drawIcons(folder).map(({ file }) => `/${path.relative(folder, file)}`)
  const [english, filipino] = ['manifest.webmanifest', 'manifest.fil.webmanifest'].map((name) => {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Manifest
  })
  const named = english?.icons.map(({ src }) => src).filter((src) => src !== '/favicon.svg')
  expect(icons).toEqual(expect.arrayContaining(named ?? ['none']))
  expect(filipino).toMatchObject({ id: english?.id, scope: english?.scope, icons: english?.icons })
  expect(filipino?.shortcuts.map(({ url }) => url)).toEqual(english?.shortcuts.map(({ url }) => `/fil${url}`))
})

type Manifest = { id: string; scope: string; icons: { src: string }[]; shortcuts: { url: string }[] }
type Wanted = { name: string; title?: string; heading?: string; language?: string }

function page({ name, title = 'Title', heading = '<h1>Title</h1>', language = 'en' }: Wanted): string {
  return `<html><head><meta property="og:title" content="${title} · Hanap" />
<meta property="og:image" content="https://origin.invalid/share/${name}-${language}.png" /></head><body>${heading}</body></html>`
}

function makeSite(files: Record<string, string>): string {
  const site = mkdtempSync(path.join(tmpdir(), 'hanap-site-'))
  folders.push(site)
  mkdirSync(path.join(site, 'pages', 'en'), { recursive: true })
  for (const [name, html] of Object.entries(files)) writeFileSync(path.join(site, 'pages', 'en', name), html)
  return site
}
