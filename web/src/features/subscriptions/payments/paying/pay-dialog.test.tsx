import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dialog, field, fill, openDialog, press } from '../../../../../test/payments/pay-dialog.ts'
import { CREATE } from '../../../../../test/payments/payments.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the dialog says what is bought, for how long, for how much, and who takes the card', async () => {
  await openDialog()
  expect(dialog().getByText('Premium')).toBeDefined()
  expect(dialog().getByText('1 Month Access')).toBeDefined()
  expect(await dialog().findByText(', until Dec 20, 2026')).toBeDefined()
  expect(dialog().getByText('/month').parentElement?.textContent).toBe('₱100.00/month')
  expect(
    dialog().getByText('Charged once. It doesn’t renew. No refund.').parentElement?.textContent,
  ).toContain('Total ₱100.00')
  expect(dialog().getByText(/^Payment is processed by .+, a card payment provider\./)).toBeDefined()
  expect(dialog().getByText('Your free trial ends when this plan starts.')).toBeDefined()
})

test('each field has its length, its keyboard and its name for the browser’s own filling', async () => {
  await openDialog()
  const looks = ['Card Number', 'Month', 'Year', 'CVC', 'Name on Card', 'Email', /^Phone Number/].map(
    (label) => {
      const { maxLength, inputMode, autocomplete } = field(label)
      return [maxLength, inputMode, autocomplete]
    },
  )
  expect(looks).toEqual([
    [19, 'numeric', 'cc-number'],
    [2, 'numeric', 'cc-exp-month'],
    [2, 'numeric', 'cc-exp-year'],
    [4, 'numeric', 'cc-csc'],
    [120, '', 'cc-name'],
    [254, '', 'email'],
    [40, '', 'tel'],
  ])
  expect(field('Card Number').placeholder).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
  expect(field('Email').value).toBe('ana@example.com')
  expect(field(/^Phone Number/).value).toBe('+63 917 555 0101')
})

test('a card number groups itself in fours and shows its brand, and the caret stays where it belongs', async () => {
  await openDialog()
  const number = field('Card Number')
  await userEvent.type(number, '4343434343434345')
  expect(number.value).toBe('4343 4343 4343 4345')
  expect(dialog().getByRole('img', { name: 'Visa' })).toBeDefined()
  await userEvent.type(number, '{Backspace>4/}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect([number.value, number.selectionStart]).toEqual(['4343 4343 4345', 2])
  await userEvent.clear(number)
  await userEvent.click(number)
  await userEvent.paste(' 5555-4444-4444-4457\n')
  expect(number.value).toBe('5555 4444 4444 4457')
  expect(dialog().getByRole('img', { name: 'Mastercard' })).toBeDefined()
})

test('the nine checks come in their order, each at its field, which has the focus', async () => {
  const site = await openDialog()
  await fill({ Email: '' })
  const steps: [string, string, Record<string, string>][] = [
    ['Card number is required', 'Card Number', { 'Card Number': '4343 4343 x' }],
    ['Expiration date is required', 'Month', { Month: '13' }],
    ['Expiration date is required', 'Year', { Year: '2x' }],
    ['CVC is required', 'CVC', { CVC: '12' }],
    ['Name on card is required', 'Name on Card', { 'Name on Card': 'ANA' }],
    ['Email is required', 'Email', { Email: 'ana@example.com' }],
    ['Card number should only contain digits', 'Card Number', { 'Card Number': '4343434343434345' }],
    ['Invalid expiration month', 'Month', { Month: '12' }],
    ['Invalid expiration year', 'Year', { Year: '29' }],
    ['Invalid CVC', 'CVC', { CVC: '123' }],
  ]
  for (const [text, label, mend] of steps) {
    await press()
    const error = await dialog().findByText(text)
    expect(document.activeElement, text).toBe(field(label))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field(label).getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id)
    await fill(mend)
  }
  expect(site.calls).not.toContain(CREATE)
  await press()
  await waitFor(() => expect(site.calls).toContain(CREATE))
})

test('leaving a field that is wrong moves nothing: it is said when ana pays, and no more when it is mended', async () => {
  await openDialog()
  await fill({ Month: '13' })
  await userEvent.click(field('Name on Card'))
  await userEvent.tab()
  expect(dialog().queryByText('Invalid expiration month')).toBeNull()
  await fill()
  await fill({ Month: '13' })
  await press()
  expect(await dialog().findByText('Invalid expiration month')).toBeDefined()
  await fill({ Month: '12' })
  expect(dialog().queryByText('Invalid expiration month')).toBeNull()
})

test.each<[string, string | RegExp]>([
  ['the name', 'Name on Card'],
  ['the phone number', /^Phone Number/],
])('a card number typed as %s is pointed out at that field, and not sent', async (_, label) => {
  const site = await openDialog()
  await fill()
  await userEvent.clear(field(label))
  await userEvent.type(field(label), '4343 4343 4343 4345')
  await press()
  const error = await dialog().findByText(/^This looks like a card number/)
  expect(document.activeElement).toBe(field(label))
  expect(field(label).getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id)
  expect(site.calls).not.toContain(CREATE)
})
