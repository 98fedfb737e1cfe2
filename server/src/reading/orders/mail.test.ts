import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const kinds = (text: string) => readOrders(text).map(({ kind, what, channel }) => what ?? channel ?? kind)

test.each([
  [
    'Apply\nMail your resume to [hidden by the board] with "walrus" in the subject line.',
    ['email', 'subject-line', 'resume'],
  ],
  ['To apply, mail us your CV and portfolio.', ['email', 'resume', 'portfolio']],
  ['Fill in the form and mail your resume to crew@boats.example.', ['email', 'resume']],
  ['How to apply\nMail: [hidden by the board]', ['email']],
  ['To apply:\n- Resume\nMail it to crew@boats.example', ['resume', 'email']],
  ['Please do not mail us.', ['contact']],
])('ana is to mail her application: %s', (text, orders) => {
  expect(kinds(text)).toEqual(orders)
})

test('answers that are mailed are asked for once', () => {
  const text = 'To apply:\n1. Why boats?\n2. When can you start?\nMail your answers to crew@boats.example.'
  expect(kinds(text)).toEqual(['answer-questions', 'email'])
})

test.each([
  ['Tasks:\n- Mail packages to customers\n- Sort mail and scan it\n- Print labels and mail them to vendors'],
  ['You will open our mail and forward it. Reading the mail your team gets is half of the day.'],
  ['To apply, know how to mail parcels, sort letters and read our mail.'],
])('postal work is no way to apply: %s', (text) => {
  expect(kinds(text)).toEqual([])
})
