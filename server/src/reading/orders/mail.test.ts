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

test.each([
  ['Your days look like this: send a short list each morning; keep our files in Slack tidy.'],
  ['You will update our logs after every call, keep our files in Slack tidy so that anyone finds things.'],
  ['send quotes and follow up. write short linkedin messages that do not bore. sail with us now and then.'],
  ['Please only apply with: boat law of US in its main lines; warm on calls; you know LinkedIn Recruiter.'],
])('an app of the work is no way to apply: %s', (text) => {
  expect(kinds(text)).toEqual([])
})

test.each([
  ['To apply, send your CV to our HR via Telegram.', ['Telegram', 'resume']],
  ['Send me your resume; then add me on Skype: calm.harbor', ['Skype', 'resume']],
])('ana is to write in an app: %s', (text, orders) => {
  expect(kinds(text)).toEqual(orders)
})

const MAIL = 'Mail your resume to [hidden by the board] with "walrus" in the subject line.'

test.each([
  ['You will list the differences, transcribe short recordings and ask the office.'],
  ['You will steer kindly and write three lines about each trip, tell us early when a child is sick.'],
])('duties in the line that asks for a resume are no orders: %s', (duties) => {
  expect(kinds(`${duties} ${MAIL}`)).toEqual(['email', 'subject-line', 'resume'])
})

test('what ana will send to apply is asked for', () => {
  expect(kinds("To be considered you'll fill in our sheet, send your CV and tell us why you row.")).toEqual([
    'resume',
    'state',
  ])
})
