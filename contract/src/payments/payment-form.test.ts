import { describe, expect, it } from 'vitest'
import { checkPaymentForm, holdsCardNumber, type PaymentForm, paymentTexts } from './payment-form.ts'

const form: PaymentForm = {
  number: '4343 4343 4343 4345',
  month: '12',
  year: '30',
  cvc: '123',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '+63 917 123 4567',
}

describe('A card’s number in a field that is kept', () => {
  it.each([
    ['name', '4343434343434345'],
    ['name', 'Ana 4343 4343 4343 4345 12/30'],
    ['name', '４３４３４３４３４３４３４３４５'],
    ['email', '4343-4343-4343-4345@example.com'],
    ['phone', '4343\u20114343\u20114343\u20114345'],
    ['phone', ' 4343 – 4343 – 4343 – 4345 '],
    ['phone', '378282246310005'],
    ['phone', '4222222222222'],
    ['phone', '6304 0000 0000 0000 000'],
  ] as const)('is found in the %s: %s', (field, text) => {
    const failed = { field, text: paymentTexts.cardInBilling }
    expect(checkPaymentForm({ ...form, [field]: text })).toEqual(failed)
    expect(checkPaymentForm({ ...form, number: '', [field]: text }, { withoutCard: true })).toEqual(failed)
  })

  it.each([
    '',
    '0917 123 4567',
    '+63 917 123 4567',
    '+63 (917) 123-4567',
    '(02) 8123 4567 local 22',
    '4343 4343 4343 4344',
    'ana.1992.11.20@example.com',
    'Ana Reyes III',
    '12345678901234567890123456789012345678901234567890',
  ])('is not what this is: %j', (text) => expect(holdsCardNumber(text)).toBe(false))

  it('is in no telephone number of eleven or twelve digits, whatever they are', () => {
    const numbers = Array.from({ length: 1000 }, (_, i) => 639_170_000_000 + i * 7919)
    expect(numbers.filter((number) => holdsCardNumber(String(number)))).toEqual([])
    expect(numbers.filter((number) => holdsCardNumber(`0${String(number).slice(2)}`))).toEqual([])
  })

  it('is told after all that the form asks first', () => {
    expect(checkPaymentForm({ ...form, name: form.number, cvc: '1' })?.text).toBe(paymentTexts.cvcInvalid)
    expect(checkPaymentForm(form)).toBeNull()
  })
})
