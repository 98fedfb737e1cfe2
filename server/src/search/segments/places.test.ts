import { expect, it } from 'vitest'
import { findPlace, placeNames, readPlaces } from './places.ts'

it.each([
  ['For our US clients', ['United States']],
  ['a U.S. company; USA hours', ['United States']],
  ['based in the UK and London', ['United Kingdom']],
  ['Australian firm in Sydney', ['Australia']],
  ['Makati or Quezon City', ['Metro Manila']],
  ['Cebu, Davao', ['Cebu', 'Davao']],
  ['applicants from the Philippines', ['Philippines']],
])('%j names %j', (text, places) => {
  expect(readPlaces(text)).toEqual(places)
})

it.each([
  'Contact us, join us',
  'CONTACT US TODAY',
  'JOIN US',
  '9am to 5pm Manila time',
  'Philippines’ standard time',
  'manilaburger and cebuana',
  'BUSY, MUSE, UKULELE',
  '',
])('%j names no place', (text) => {
  expect(readPlaces(text)).toEqual([])
})

it('finds a place by what people type', () => {
  expect(['us', 'USA', 'u.s.', 'united  states', ' uk ', 'CEBU', 'manila', 'ncr'].map(findPlace)).toEqual([
    'United States',
    'United States',
    'United States',
    'United States',
    'United Kingdom',
    'Cebu',
    'Metro Manila',
    'Metro Manila',
  ])
  for (const name of placeNames) expect(findPlace(name)).toBe(name)
  for (const other of ['', 'us clients', 'office', '(.*', '\\']) expect(findPlace(other)).toBeNull()
})

it('fits a bit for each of them into a number', () => {
  expect(placeNames.length).toBeLessThanOrEqual(31)
})
