import { expect, it } from 'vitest'
import { linesOf } from '../../../test/resumes/resume-lines.ts'
import { readLines } from '../read-lines.ts'

const locationOf = (text: string) => readLines(linesOf(text), new Date('2026-11-20')).location

it.each([
  ['Brgy. San Isidro, Quezon City', 'Brgy. San Isidro, Quezon City'],
  ['ana@mail.example | +63 917 555 0101 | Cebu City, Philippines', 'Cebu City, Philippines'],
  ['Ormoc City, Leyte, 0943 555 0147, ana@mail.example', 'Ormoc City, Leyte'],
  ['Quezon City / 0915 555 0199 / ana@mail.example', 'Quezon City'],
  [
    'Address: Blk 7 Lot 12 Sampaguita St., San Fernando, Pampanga',
    'Blk 7 Lot 12 Sampaguita St., San Fernando, Pampanga',
  ],
  ['New York, NY', 'New York, NY'],
  ['Virtual Assistant, Bookkeeper', ''],
  ['Excel, Word', ''],
])('from %j the place is %j', (text, place) => {
  expect(locationOf(`Ana Reyes\n${text}\n# Skills\nExcel`)).toBe(place)
})

it('the place of a job is not where somebody lives', () => {
  expect(locationOf('Ana Reyes\n# Experience\n## Cashier\t2019 - 2020\nSuki Minimart, Davao City')).toBe('')
})
