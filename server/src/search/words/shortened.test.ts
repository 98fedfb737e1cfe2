import { expect, it } from 'vitest'
import { createApart, createBeside, createByEar, createInFull } from './shortened.ts'
import { projectSynonyms } from './synonyms.ts'

const inFull = createInFull(projectSynonyms)

it.each([
  ['bguhan', 'baguhan'],
  ['enkoder', 'encoder'],
  ['kanba', 'canva'],
  ['estudynte', 'estudyante'],
  ['pnggabi', 'panggabi'],
  ['sagt', 'sagot'],
  ['vids', 'videos'],
  ['tga', 'taga'],
  ['frm', 'from'],
  ['trabhu', 'trabaho'],
])('ana types %s for %s', (typed, full) => {
  expect(inFull(typed)).toBe(full)
})

it.each(['mls', 'va', 'baguhan', 'bookkeeper', 'zzz', 'c++', '2024', ''])(
  "ben's '%s' is short for nothing",
  (typed) => {
    expect(inFull(typed)).toBeUndefined()
  },
)

it.each(['patent', 'carrier', 'chef', 'vegan'])(
  "ben's '%s' is a word of its own, however like another it sounds",
  (typed) => {
    expect([inFull(typed), createByEar(projectSynonyms)(typed)]).toEqual([undefined, undefined])
  },
)

const beside = createBeside(projectSynonyms)

it.each([
  ['prt', undefined, 'time', 'part'],
  ['ful', undefined, 'time', 'full'],
  ['dta', undefined, 'entry', 'data'],
  ['sls', undefined, 'rep', 'sales'],
  ['grd', 'fresh', undefined, 'grad'],
  ['cust', undefined, 'service', 'customer'],
  ['execu', undefined, 'assistant', 'executive'],
])('ana types %s, between %s and %s, for %s', (typed, before, after, full) => {
  expect(beside(typed, before, after)).toBe(full)
})

it.each([
  ['prt', undefined, 'bookkeeper'],
  ['prt', undefined, undefined],
  ['part', undefined, 'time'],
  ['pt', undefined, 'time'],
])("ben's '%s', between %s and %s, is short for nothing", (typed, before, after) => {
  expect(beside(typed, before, after)).toBeUndefined()
})

const apart = createApart(projectSynonyms)

it.each([
  ['virtualassistant', 'virtual assistant'],
  ['dataentry', 'data entry'],
  ['socialmediamanager', 'social media manager'],
  ['dataentryclerk', 'data entry clerk'],
  ['hiringdataentry', 'hiring data entry'],
])('ana forgets the space in %s', (typed, words) => {
  expect(apart(typed)).toBe(words)
})

it.each(['bookkeeper', 'virtualnurse', 'assistantvirtual', 'virtual', ''])(
  "ben's '%s' has no two words of one phrase",
  (typed) => {
    expect(apart(typed)).toBeUndefined()
  },
)

const byEar = createByEar(projectSynonyms)

it.each([
  ['bagohan', 'baguhan'],
  ['partime', 'parttime'],
  ['kensenas', 'kinsenas'],
  ['lingohan', 'lingguhan'],
])('ana types %s as she hears %s', (typed, known) => {
  expect(byEar(typed)).toBe(known)
})

it.each(['baguhan', 'zapier', 'gabo', ''])("ben's '%s' sounds like no other word", (typed) => {
  expect(byEar(typed)).toBeUndefined()
})
