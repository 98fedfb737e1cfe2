import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wawoff2 from 'wawoff2'
import { projectRoot } from '../install.mjs'
import { encodePalettePng } from './palette-png.ts'

const { resolve } = createRequire(import.meta.url)
const drawn = path.join(projectRoot, '.scratch', 'pictures')
const fontFiles = ['archivo-head.woff2', 'archivo-sign.woff2'].map((name) =>
  path.join(projectRoot, 'web', 'public', 'fonts', name),
)

/** The font files share a family name. */
export const lettering = {
  head: 'font-family="Archivo SemiBold" font-weight="700" font-stretch="semi-expanded"',
  sign: 'font-family="Archivo SemiBold" font-weight="800" font-stretch="expanded"',
} as const
export type Lettering = keyof typeof lettering

export type Picture = { svg: string; file: string }

const fonts: Uint8Array[] = []
let lettersHash = ''

/** Required before the other functions. */
export async function openDrawing(): Promise<void> {
  if (fonts.length > 0) return
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  // Copies each: the next call reuses its memory.
  for (const file of fontFiles) fonts.push(Uint8Array.from(await wawoff2.decompress(readFileSync(file))))
  lettersHash = fonts.reduce((hash, font) => hash.update(font), createHash('sha256')).digest('hex')
}

/** Reuses drawn files, and removes the unused. */
export function drawPictures(pictures: readonly Picture[]): void {
  mkdirSync(drawn, { recursive: true })
  const used = new Set<string>()
  for (const { svg, file } of pictures) {
    const name = `${createHash('sha256').update(lettersHash).update(svg).digest('hex').slice(0, 32)}.png`
    const kept = path.join(drawn, name)
    if (!existsSync(kept)) writeFileSync(kept, drawPng(svg))
    used.add(name)
    mkdirSync(path.dirname(file), { recursive: true })
    copyFileSync(kept, file)
  }
  for (const name of readdirSync(drawn)) if (!used.has(name)) rmSync(path.join(drawn, name))
}

function drawPng(svg: string): Buffer {
  const picture = open(svg).render()
  try {
    return encodePalettePng(picture.pixels, picture.width, picture.height)
  } finally {
    picture.free()
  }
}

const measured = new Map<string, number>()

/** Width at size 100. */
export function measureText(text: string, cut: Lettering): number {
  const key = `${cut} ${text}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-size="100" ${lettering[cut]}>${escapeXml(text)}</text></svg>`
  const width = open(svg).getBBox()?.width ?? 0
  measured.set(key, width)
  return width
}

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const open = (svg: string) => new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false } })
