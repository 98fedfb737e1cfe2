import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SalaryField } from './salary-field.tsx'

function Filled({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <SalaryField label="Minimum salary" value={value} error={undefined} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const field = () => screen.getByLabelText('Minimum salary')
const written = () => screen.getByRole('status').textContent

test('a salary begins at 0', () => {
  render(<Filled />)
  expect(field().getAttribute('min')).toBe('0')
})

test.each(['50000', '50,000', '$50,000', '$ 50 000'])('%s typed is fifty thousand', async (typed) => {
  render(<Filled />)
  await userEvent.type(field(), typed)
  expect(written()).toBe('50000')
})

test.each(['50000', '50,000', '$50,000', ' $ 50 000\n'])('%j pasted is fifty thousand', async (pasted) => {
  render(<Filled first="1" />)
  await userEvent.click(field())
  await userEvent.clear(field())
  await userEvent.paste(pasted)
  expect(written()).toBe('50000')
})

test('words that are pasted leave what is there', async () => {
  render(<Filled first="9000" />)
  await userEvent.click(field())
  await userEvent.paste('a lot')
  expect(written()).toBe('9000')
})

test('it can be emptied', async () => {
  render(<Filled first="9000" />)
  await userEvent.clear(field())
  expect(written()).toBe('')
})
