import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const [light = '', dark = ''] = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').split(
  ':root[data-theme="dark"]',
)

/** Lightness, chroma and hue of a token; the dark theme falls back to the light one. */
function colourOf(name: string, theme: string): [number, number, number] {
  const find = (css: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  const value = (theme === 'dark' ? find(dark) : undefined) ?? find(light) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return colourOf(other, theme)
  const [l = NaN, c = NaN, h = NaN] = (/^oklch\(([\d. ]+)\)$/.exec(value)?.[1] ?? '').split(' ').map(Number)
  return [l, c, h]
}

/** Relative luminance of an oklch colour: the green to red matrices of CSS Color 4, clipped to sRGB. */
function luminance([l, c, h]: [number, number, number]): number {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return (
    0.2126 * clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z) +
    0.7152 * clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z) +
    0.0722 * clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
  )
}

function contrast(one: string, other: string, theme: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(colourOf(name, theme)))
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(['green', 'yellow', 'red'])(
    'a %s fill, or the line around it, stands out from its track',
    (name) => {
      const fill = `fill-${name}`
      const byLine = Math.min(contrast('fill-edge', 'sunk', theme), contrast('fill-edge', fill, theme))
      expect(Math.max(contrast(fill, 'sunk', theme), byLine)).toBeGreaterThanOrEqual(3)
    },
  )

  test('yellow is yellow and no brown, green is green, red is red', () => {
    const [lightness, , hue] = colourOf('fill-yellow', theme)
    expect(lightness).toBeGreaterThan(0.8)
    expect(hue).toBeGreaterThan(80)
    expect(Math.abs(colourOf('fill-green', theme)[2] - 150)).toBeLessThan(10)
    expect(Math.abs(colourOf('fill-red', theme)[2] - 27)).toBeLessThan(10)
  })
})
