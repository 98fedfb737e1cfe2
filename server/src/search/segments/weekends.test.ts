import { expect, it } from 'vitest'
import { TAG, TITLE } from './occurrence.ts'
import { readWeekends } from './weekends.ts'

const read = (title: string, description = '') => readWeekends({ title, description })

it('dan, who is free on weekends, is told which work is then, in title or text', () => {
  expect(read('Weekend Guide')).toEqual([
    ['weekends', TITLE | TAG],
    ['weekdays', null],
  ])
  expect(read('Guide', 'You must be able to work weekends.')).toEqual([
    ['weekends', TAG],
    ['weekdays', null],
  ])
  expect(read('Guide', 'Saturday and Sunday, 9 to 5')).toEqual([
    ['weekends', TAG],
    ['weekdays', null],
  ])
})

it.each([
  ['Guide (No Weekends)', ''],
  ['Guide', 'Weekends off!'],
  ['Guide', 'Monday to Friday, 9 to 5'],
  ['Guide', 'Enjoy your weekends, we are closed.'],
  ['Guide', 'No nights or weekends.'],
  ['Guide', 'Mon-Fri, 9 to 5'],
  ['Guide', 'Excluding Canadian weekends.'],
  ['Guide', 'Weekdays only.'],
])('no work on weekends is by %j with %j', (title, text) => {
  expect(read(title, text)).toEqual([
    ['weekends', null],
    ['weekdays', TITLE | TAG],
  ])
})

it('work on weekdays that may go on is for both', () => {
  expect(read('Guide', 'Monday to Friday and some weekends.')).toEqual([
    ['weekends', TAG],
    ['weekdays', null],
  ])
})

it.each([
  'Monday to Friday; weekend work is optional.',
  'Weekend shifts are not required.',
  'Monday to Friday. Be reachable on weekends.',
  'Mon-Fri, and on weekends for emergencies.',
])('dan is not sent to work that may seldom be on weekends: %j', (text) => {
  expect(read('Guide', text)).toEqual([['weekdays', 0]])
})

it('work on weekends stays so beside what is optional', () => {
  expect(read('Guide', 'Optional: photos. You work weekends. Weekend tips are optional.')[0]).toEqual([
    'weekends',
    TAG,
  ])
})

it.each(['A paid test edit (this weekend).', 'You write about the weekend.', ''])(
  'that work is on weekdays is likely, though nothing is said, by %j',
  (text) => {
    expect(read('Guide', text)).toEqual([['weekdays', 0]])
  },
)
