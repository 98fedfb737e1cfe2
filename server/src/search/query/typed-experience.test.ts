import { expect, it } from 'vitest'
import { projectSynonyms } from '../words/synonyms.ts'
import { readUnderstood } from './understood.ts'

const read = (text: string) =>
  readUnderstood(text, projectSynonyms, new Map()).map(({ fact, without }) => `${fact}: ${without}`)

it.each([
  ['complete newbie encoder', ['beginner: encoder']],
  ['looking for first va job', ['beginner: looking for va']],
  ['unang va na trabaho', ['beginner: va na']],
  ['first aid trainer job', []],
  ['first shift job', []],
  ['graduate ng tesda', ['beginner: ']],
  ['unexperienced encoder', ['beginner: encoder']],
  ['no background bookkeeping', ['beginner: bookkeeping']],
  ['no bpo experience needed chat support', ['beginner: chat support']],
  ['csr kahit walang call center experience', ['beginner: csr kahit']],
  ['walang real estate na experience cold caller', ['beginner: cold caller']],
  ['kahit walang call center experience', ['beginner: kahit call center']],
  ['no medical background medical va', ['beginner: medical va']],
  ['bookkeeper pero walang xero experience', []],
  ['va no calls with experience', ['no-calls: va with experience']],
  ['va no cold calls with experience', []],
])('lia, who lacks experience of one kind of work, sees what %j asks for', (text, facts) => {
  expect(read(text)).toEqual(facts)
})
