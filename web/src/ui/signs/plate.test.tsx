import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paintOf } from './paint.ts'
import { Plate } from './plate.tsx'

test('an employer has the same paint everywhere, however it is typed', () => {
  expect(paintOf('  NORTHLIGHT books ')).toBe(paintOf('Northlight Books'))
  fc.assert(fc.property(fc.string(), (name) => [1, 2, 3, 4, 5, 6].includes(paintOf(name))))
})

test('the six paints are all in use', () => {
  const names = Array.from({ length: 60 }, (_, i) => `Employer ${i}`)
  expect(new Set(names.map(paintOf)).size).toBe(6)
})

test('an employer that is not shown gets a dashed plate and no paint', () => {
  const { container } = render(<Plate name={null} letters="" />)
  expect(container.textContent).toBe('?')
  expect(container.firstElementChild?.className).toBe('plate plate-none')
})
