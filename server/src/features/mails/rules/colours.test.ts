import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'

const css = readFileSync(new URL('../../../../../web/src/styles/tokens.css', import.meta.url), 'utf8')
/** The dark block lists only differences. */
const [light = '', dark = ''] = [...css.matchAll(/color-scheme: (?:light|dark);[^}]*/g)].map(String)

const tokens: Record<keyof typeof colours, string> = {
  paper: 'paper',
  card: 'card',
  frame: 'frame',
  line: 'line',
  ink: 'ink',
  quiet: 'ink-3',
  link: 'sea',
  mango: 'mango',
  onMango: 'on-mango',
}

/** A token's channels, 0 to 255; the first block that names it counts. */
function channelsOf(name: string, blocks: string[]): number[] {
  const value = blocks.map((block) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1]).find(Boolean) ?? ''
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  if (other) return channelsOf(other, blocks)
  const [l = NaN, c = NaN, h = NaN] = value.match(/[\d.]+/g)?.map(Number) ?? []
  return fromOklch(l, c, (h * Math.PI) / 180)
}

/** By the matrices of CSS Color 4, section 10; clips what sRGB cannot show. */
function fromOklch(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const shown = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return 255 * Math.min(1, Math.max(0, shown))
  })
}

test.each(Object.entries(tokens))(
  'in mails %s is what the site paints with --%s, in both themes',
  (name, token) => {
    const pair = colours[name as keyof typeof colours]
    const themes = [[light], [dark, light]]
    for (const [theme, blocks] of themes.entries()) {
      const painted = channelsOf(token, blocks)
      const mailed = (pair[theme] ?? '').match(/[\da-f]{2}/g)?.map((hex) => parseInt(hex, 16)) ?? []
      expect(mailed).toHaveLength(3)
      // Up to rounding.
      for (const [i, value] of painted.entries()) expect(Math.abs((mailed[i] ?? NaN) - value)).toBeLessThan(1)
    }
  },
)
