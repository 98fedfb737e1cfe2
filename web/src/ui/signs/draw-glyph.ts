import { createElement, type SVGProps } from 'react'

/** An icon as the icon library stores it: shapes and their attributes. */
type Drawing = { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }

/**
 * Draws an icon like the icon library, but without size, colour, line width (the style sheet's) or class. The build
 * uses it instead of the larger library component.
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
