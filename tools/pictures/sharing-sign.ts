import { escapeXml, type Lettering, lettering, measureText } from './sign-pictures.ts'

/** `below` is a smaller text. */
export type Sign = { lines: readonly string[]; cut: Lettering; below: string; paint: Paint }
type Paint = { ground: string; letters: string }

/** web/src/styles/tokens.css, as sRGB. */
export const paints: readonly Paint[] = [
  { ground: '#ffc128', letters: '#0d202d' },
  { ground: '#0a3d80', letters: '#ffffff' },
  { ground: '#8f1617', letters: '#ffffff' },
  { ground: '#104c2d', letters: '#fcf2cd' },
  { ground: '#0f293a', letters: '#ffc128' },
  { ground: '#fcf3da', letters: '#8f1617' },
]

const WIDTH = 1200
const HEIGHT = 630
/** Two rows of the weave along the foot. */
const MAT = 72
const EDGE = 72
const WIDEST = WIDTH - 2 * EDGE
const sizes = { head: [112, 104, 96, 86, 76, 66, 58, 50], sign: [112, 100, 88, 76, 66, 56] } as const
/** Between wordmark and text. */
const TALLEST = 288
const SPACING = { head: 1.12, sign: 1.08 } as const
/** A capital's height, relative to the size. */
const CAPITAL = 0.686

export function drawSign({ lines, cut, below, paint }: Sign): string {
  const { ground, letters } = paint
  const { size, fitted } = fitLines(lines, cut)
  const step = size * SPACING[cut]
  const first = 170 + (TALLEST - (fitted.length - 1) * step + size * CAPITAL) / 2
  const heading = fitted.map((line, i) =>
    drawText(line, { x: EDGE, y: Math.round(first + i * step), size, cut, fill: letters }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - MAT - 40}" fill="none" stroke="${letters}" stroke-opacity=".55" stroke-width="4"/>
${drawWordmark(paint)}
${heading.join('\n')}
${drawText(below, { x: EDGE, y: 504, size: 32, cut: 'head', fill: letters })}
${drawMat()}
</svg>`
}

/** A plate in inverted colours. */
function drawWordmark({ ground, letters }: Paint): string {
  const size = 48
  const width = Math.round((measureText('HANAP', 'sign') * size) / 100 + 64)
  return `<rect x="${EDGE}" y="60" width="${width}" height="88" fill="${letters}"/>
<rect x="${EDGE + 8}" y="68" width="${width - 16}" height="72" fill="none" stroke="${ground}" stroke-opacity=".55" stroke-width="3"/>
${drawText('HANAP', { x: EDGE + 32, y: 121, size, cut: 'sign', fill: ground })}`
}

/** As web/src/ui/signs/banig.tsx in mango, half as large again. */
function drawMat(): string {
  return `<defs><pattern id="mat" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${HEIGHT - MAT}) scale(1.5)" stroke="#ffc128" stroke-width="2">
<path d="M0 2h12M0 6h12M0 10h12M12 14h12M12 18h12M12 22h12"/><path d="M14 0v12M18 0v12M22 0v12M2 12v12M6 12v12M10 12v12"/></pattern></defs>
<rect y="${HEIGHT - MAT}" width="${WIDTH}" height="${MAT}" fill="#0f293a"/><rect y="${HEIGHT - MAT}" width="${WIDTH}" height="${MAT}" fill="url(#mat)"/>`
}

type Place = { x: number; y: number; size: number; cut: Lettering; fill: string }

function drawText(text: string, { x, y, size, cut, fill }: Place): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${lettering[cut]}>${escapeXml(text)}</text>`
}

/** Keeps given lines if possible. */
function fitLines(lines: readonly string[], cut: Lettering): { size: number; fitted: string[] } {
  for (const size of sizes[cut]) {
    const fitted = lines.flatMap((line) => wrap(line, (WIDEST / size) * 100, cut))
    if (
      fitted.length * size * SPACING[cut] <= TALLEST &&
      (lines.length === 1 || fitted.length === lines.length)
    ) {
      return { size, fitted }
    }
  }
  throw new Error(`This heading is too long for a sign: ${lines.join(' ')}`)
}

/** As few lines as possible, of similar width. */
function wrap(text: string, widest: number, cut: Lettering): string[] {
  const fewest = fill(text, widest, cut)
  let best = fewest
  for (let width = widest * 0.95; width > widest * 0.4; width -= widest * 0.05) {
    const narrower = fill(text, width, cut)
    if (narrower.length > fewest.length) break
    best = narrower
  }
  return best
}

function fill(text: string, widest: number, cut: Lettering): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measureText(longer, cut) > widest) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
