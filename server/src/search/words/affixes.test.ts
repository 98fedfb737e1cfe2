import { expect, it } from 'vitest'
import { withoutAffixes } from './affixes.ts'
import { isWordTyped, projectSynonyms } from './synonyms.ts'
import { wordsOf } from './words.ts'

const plain = (text: string) =>
  withoutAffixes(wordsOf(text), (word) => isWordTyped(word, projectSynonyms)).join(' ')

it.each([
  ['tagasulat', 'sulat'],
  ['taga-sulat', 'sulat'],
  ['nagsusulat', 'sulat'],
  ['sumusulat', 'sulat'],
  ['pagsusulat', 'sulat'],
  ['magtuturo', 'turo'],
  ['tinuturo', 'turo'],
  ['tagapagturo', 'turo'],
  ['tagasalin', 'tagasalin'],
  ['tagabantay', 'bantay'],
  ['mag-encode', 'encode'],
  ['nag-eencode', 'encode'],
  ['mag-eedit', 'edit'],
  ['i-post', 'post'],
])('ana types %s, whose root is %s', (typed, root) => {
  expect(plain(typed)).toBe(root)
})

it.each([
  'manager',
  'magento',
  'training',
  'admin',
  'nagios',
  'plugin',
  'e-commerce',
  'in-house',
  'paging',
  'c++',
  'ñandú',
])('%s stays as ben types it', (typed) => {
  expect(plain(typed)).toBe(wordsOf(typed).join(' '))
})
