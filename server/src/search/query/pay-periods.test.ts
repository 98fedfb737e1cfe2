import { expect, it } from 'vitest'
import { projectSynonyms } from '../words/synonyms.ts'
import { readUnderstood } from './understood.ts'

const read = (text: string) =>
  readUnderstood(text, projectSynonyms, new Map()).map(({ fact, without }) => `${fact}: ${without}`)

it.each([
  ['bi-weekly sahod', ['fortnight-pay: ']],
  ['encoder biweekly sweldo', ['fortnight-pay: encoder']],
  ['va sahod every 2 weeks', ['fortnight-pay: va']],
  ['va 2x a month ang sahod', ['fortnight-pay: va']],
  ['va sahod tuwing biyernes', ['weekly-pay: va']],
  ['va kada biyernes ang sweldo', ['weekly-pay: va']],
  ['va weekly sahod', ['weekly-pay: va']],
])('ana, who is paid as she types, sees what %j asks for', (text, facts) => {
  expect(read(text)).toEqual(facts)
})
