import { expect, it } from 'vitest'
import { projectSynonyms as synonyms } from '../words/synonyms.ts'
import { asTyped, readUnderstood } from './understood.ts'

const read = (text: string) =>
  readUnderstood(text, synonyms, new Map()).map(({ fact, without }) => `${fact}: ${without}`)

it.each([
  ['va no experience', ['beginner: va']],
  ['wala po akong experience va', ['beginner: va']],
  ['VA, Part-Time lang', ['part-time: VA, lang']],
  ['bookkeeper 4 hrs a day', ['part-time: bookkeeper']],
  ['editor 40 hours per week', ['full-time: editor']],
  [
    'encoder pang gabi kahit walang experience',
    ['night: encoder kahit walang experience', 'beginner: encoder pang gabi'],
  ],
  ['walang tawag day shift', ['no-calls: day shift', 'day: walang tawag']],
  ['newbie willing to train', ['beginner: ']],
  ['gumagawa ng video bayad kada video', ['output-pay: gumagawa ng video']],
  ['encoder kinsenas ang sahod', ['fortnight-pay: encoder']],
  ['without any prior experience va', ['beginner: va']],
  ['hindi kailangan ang experience', ['beginner: ']],
  ['va 4-6 hrs a day', ['part-time: va']],
  ['editor limang oras sa isang araw', ['part-time: editor']],
  ['20hrs/week bookkeeper', ['part-time: bookkeeper']],
  ['va 20 hours a day', []],
  ['va 0 hours a week', []],
  ['99 hours a week', []],
  ['va 12 hours a day', ['full-time: va']],
  ['first time job seeker va', ['beginner: va']],
  ['kaka-graduate lang', ['beginner: ']],
  ['walang alam pa va', ['beginner: pa va']],
  ['wlang experience', ['beginner: ']],
  ['not required experience', ['beginner: ']],
  ['student va', ['beginner: va']],
  ['bookkeeper part taym', ['part-time: bookkeeper']],
  ['pang-gabing va', ['night: va']],
  ['no night shift va', ['day: va']],
  ['di graveyard na csr', ['day: na csr']],
  ['csr hindi po pang gabi', ['day: csr']],
  ['wlang night shift csr', ['day: csr']],
  ['trabaho tuwing weekend', ['weekends: ']],
  ['sabado at linggo lang', ['weekends: ']],
  ['customer service not phone', ['no-calls: customer service']],
  ['va ayaw ng tawag', ['no-calls: va']],
  ['va no cold calling', []],
  ['trabaho walang experience', ['beginner: ']],
  ['gabi lang', ['night: ']],
  ['"part time" writer', []],
  ['writer -newbie', []],
  ['logo designer', []],
  ['', []],
])('ana sees what %j asks for, and what is left without each', (text, said) => {
  expect(read(text).sort()).toEqual([...said].sort())
})

it('a word put right is searched as typed where it stands in quotes', () => {
  expect(asTyped('Grafic  designer', 'grafic')).toBe('"Grafic" designer')
  expect(asTyped('grafic or "grafic"', 'grafic')).toBe('"grafic" or "grafic"')
  expect(asTyped('writer', 'grafic')).toBe('writer')
})
