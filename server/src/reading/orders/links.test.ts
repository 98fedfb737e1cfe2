import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const linkIn = (text: string) => readOrders(text).find(({ kind }) => kind === 'link-form')?.url

test.each([
  ['Apply here: https://forms.gle/kandila123.', 'https://forms.gle/kandila123'],
  ['Fill out the application form (https://forms.gle/abc).', 'https://forms.gle/abc'],
  ['To apply, go to https://acme.example/jobs, then fill out the form.', 'https://acme.example/jobs'],
  ['Apply here: https://forms.gle/kandila123!!!', 'https://forms.gle/kandila123'],
  ['Apply here: <https://forms.gle/kandila123>', 'https://forms.gle/kandila123'],
  ['Fill in the form: "https://forms.gle/abc".', 'https://forms.gle/abc'],
  ['Apply here 👉https://forms.gle/abc👈', 'https://forms.gle/abc'],
  ['Application form: **https://forms.gle/abc**', 'https://forms.gle/abc'],
  ['Apply here:\nhttps://forms.gle/abc;', 'https://forms.gle/abc'],
])('the form of %j opens without the marks of the sentence', (text, url) => {
  expect(linkIn(text)).toBe(url)
})

test.each([
  'https://acme.example/form_(va)',
  'https://docs.example/forms/d/e/1FA-x_y/viewform?usp=sf_link&a[]',
  'https://acme.example/jobs/',
  '[hidden by the board]',
])('what belongs to the address stays: %s', (url) => {
  expect(linkIn(`Apply here: ${url}.`)).toBe(url)
})
