import { expect, test } from 'vitest'
import { readSigns } from '../signs/signs.ts'
import { readOrders } from './orders.ts'

const kinds = (text: string) => readOrders(text).map(({ kind, what }) => what ?? kind)
const signs = (description: string) =>
  readSigns({ title: 'Boat Hand', salary: '', description }).map(({ kind }) => kind)

test.each([
  ['Apply\nRecord a short video and put the link into your message. Scripts are easy to hear.'],
  ['To apply, record a 2-minute video and send it with your application.'],
  ['To apply, please film a quick, honest video and include it in your reply.'],
])('ana shows herself, for no pay: %s', (text) => {
  expect([kinds(text), signs(text)]).toEqual([['video'], []])
})

test.each([
  ['To apply, record a short ad video about our boats and send it.'],
  ['To apply, record a short video and send it with a sample edit made for our harbor.'],
  ['To apply, edit a short video and send it with your application.'],
])('a video about the work is a test: %s', (text) => {
  expect([kinds(text), signs(text)]).toEqual([['test'], ['unpaid-trial']])
})
