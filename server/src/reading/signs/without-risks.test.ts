import { expect, it } from 'vitest'
import { readOrders } from '../orders/orders.ts'
import { readSigns } from './signs.ts'
import { withoutRisks } from './without-risks.ts'

/** The words of what is left to do. */
function leftToDo(description: string): string[] {
  const orders = readOrders(description)
  const signs = readSigns({ title: 'Virtual assistant', salary: '', description, orders })
  return withoutRisks(orders, signs, { title: '', salary: '', description }).map(({ start, end }) =>
    description.slice(start, end),
  )
}

it.each([
  ['To apply, send:\n- Resume\n- Valid ID', ['Resume']],
  ['To apply, send your resume.\nWith your application, send a photo of your passport.', ['your resume']],
  ['Send us the following:\n- Portfolio\n- Your bank account details', ['Portfolio']],
])('a demand in %j is no step on lia’s checklist', (description, left) => {
  const all = readOrders(description)
  const found = leftToDo(description)
  expect(found.length).toBeLessThan(all.length)
  for (const words of left) expect(found.some((one) => one.includes(words))).toBe(true)
  expect(found.join('\n')).not.toMatch(/\bID\b|passport|bank/u)
})

it('where nothing of the kind is asked, every order stays', () => {
  const description =
    'To apply, send your resume and a short video. Use "VA - your name" as the subject line.'
  expect(leftToDo(description)).toHaveLength(readOrders(description).length)
})
