import { expect, it } from 'vitest'
import { projectSynonyms } from '../words/synonyms.ts'
import { readUnderstood } from './understood.ts'

const read = (text: string) =>
  readUnderstood(text, projectSynonyms, new Map()).map(({ fact, without }) => `${fact}: ${without}`)

it.each([
  ['no weekends va', ['weekdays: va']],
  ['va weekends not required', ['weekdays: va']],
  ['mon-fri bookkeeper', ['weekdays: bookkeeper']],
  ['lunes hanggang biyernes lang', ['weekdays: ']],
  ['walang pasok ng sabado at linggo', ['weekdays: ']],
  ['no weekend work va', ['weekdays: va']],
  ['sat and sun off', ['weekdays: ']],
  ['va off pag weekend', ['weekdays: va']],
  ['rest day weekends', ['weekdays: ']],
  ['no work on weekends encoder', ['weekdays: encoder']],
  ['wala akong trabaho gabi sana', ['night: wala akong trabaho sana']],
  ['free on weekends', ['weekends: free on']],
])('dan, who keeps weekends free or works on them, sees what %j asks for', (text, facts) => {
  expect(read(text)).toEqual(facts)
})
