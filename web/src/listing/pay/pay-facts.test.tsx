import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PayFacts } from './pay-facts.tsx'
import { PayLine } from './pay-line.tsx'

const word = '$500-$700/month+13thmonth+HMO+bonus'.repeat(4)

test('pay posted as one endless word breaks wherever it must, on the job page and in a list', () => {
  const paid = { salary: word, pay: null }
  render(
    <>
      <PayFacts paid={paid} />
      <PayLine paid={paid} />
    </>,
  )
  const texts = screen.getAllByText((text) => text.includes(word))
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text.className).toContain('wrap-anywhere')
})
