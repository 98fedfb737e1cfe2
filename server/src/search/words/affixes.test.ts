import { expect, it } from 'vitest'
import { rootOf, withoutAffixes } from './affixes.ts'
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
  ['gumagawa', 'gawa'],
  ['pagawa', 'gawa'],
  ['pa-edit', 'edit'],
  ['nagko-code', 'code'],
  ['ine-edit', 'edit'],
  ['mag-ga-graphic', 'graphic'],
  ['pang-gabing', 'gabi'],
  ['nag-aalagang', 'alaga'],
  ['tgasulat', 'sulat'],
  ['mgsulat', 'sulat'],
  ['nanunulat', 'sulat'],
  ['namimili', 'bili'],
  ['namamahala', 'pamahala'],
  ['nangangasiwa', 'pangasiwa'],
  ['maniningil', 'singil'],
  ['nakikipag-usap', 'usap'],
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
  'co-worker',
  'pre-sales',
  'in-house',
  'paging',
  'payroll',
  'parents',
  'c++',
  'ñandú',
  'magkano',
  'payong',
  'panama',
  'namibia',
])('%s stays as ben types it', (typed) => {
  expect(plain(typed)).toBe(wordsOf(typed).join(' '))
})

it.each([
  ['nagdodrawing', 'drawing'],
  ['nagpiprint', 'print'],
  ['dinadownload', 'download'],
  ['kocopy', 'copy'],
  ['ineenter', 'enter'],
  ['tagacheck', 'check'],
])('%s is %s to who knows the words of the listings', (typed, root) => {
  const known = new Set(['drawing', 'print', 'download', 'copy', 'enter', 'check'])
  expect(rootOf(typed, (word) => known.has(word))).toBe(root)
})
