import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawGlyph } from './draw-glyph.ts'

const Ring = drawGlyph({ node: [['circle', { cx: '12', cy: '12', r: '9' }]] })

test('a glyph is drawn with its shapes, and with the class and the label that it is given', () => {
  render(<Ring className="icon" role="img" aria-label="Saved" />)
  const glyph = screen.getByRole('img', { name: 'Saved' })
  expect(glyph.getAttribute('class')).toBe('icon')
  const [circle, ...others] = glyph.children
  expect(others).toEqual([])
  expect(circle?.outerHTML).toBe('<circle cx="12" cy="12" r="9"></circle>')
})
