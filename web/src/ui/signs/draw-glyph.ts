import { createElement, type SVGProps } from 'react'

/** As the icon library stores it: shapes and attributes. */
type Drawing = { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }

/**
 * Replaces the icon library's larger component in the build. Size, colour and line width come from the style sheet.
 */
export function drawGlyph({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) => createElement('svg', { ...frame, ...props }, ...shapes)
}

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
