import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from './sign-pictures.ts'

const MANGO = '#ffc128'
/** Launchers crop icons to a circle of four fifths. */
const KEPT_WHEN_CUT = 0.7
const sizes = [192, 512] as const

/** Draws favicon.svg for manifests and head. */
export function drawIcons(siteDir: string): Picture[] {
  const sign = readFileSync(path.join(siteDir, 'favicon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const inside = (32 * (1 - KEPT_WHEN_CUT)) / 2
  const small = `<g transform="translate(${inside} ${inside}) scale(${KEPT_WHEN_CUT})">${sign}</g>`
  const cut = `<path fill="${MANGO}" d="M0 0h32v32H0z"/>${small}`
  const at = (name: string) => path.join(siteDir, name)
  return [
    ...sizes.map((size) => ({ svg: icon(size, sign), file: at(`icons/sign-${size}.png`) })),
    { svg: icon(512, cut), file: at('icons/sign-maskable-512.png') },
    { svg: icon(180, sign), file: at('apple-touch-icon.png') },
  ]
}

const icon = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${content}</svg>`
