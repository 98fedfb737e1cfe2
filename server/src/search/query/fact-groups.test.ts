import { expect, it } from 'vitest'
import { readSynonyms } from '../words/synonyms.ts'
import { joinFacts } from './fact-groups.ts'
import { parseQuery } from './query.ts'

const synonyms = readSynonyms(
  'no experience needed = newbie => @beginner\npart time => @part-time\npang gabi -> @night\nva = virtual assistant',
)
const joined = (text: string) =>
  joinFacts(parseQuery(text, synonyms).all).map((some) =>
    some.map(({ any }) => any.map((term) => (term.kind === 'word' ? term.word : '')).join('|')).join(' '),
  )

it.each([
  ['no experience needed va', ['no experience needed', 'va']],
  ['newbie part time', ['newbie', 'part time']],
  ['newbie va no experience needed', ['newbie no experience needed', 'va']],
  ['pang gabi va', ['pang', 'gabi', 'va']],
  ['virtual assistant', ['virtual', 'assistant']],
  ['newbie or va', ['newbie|va']],
])('the words of a fact count once: %j', (text, groups) => {
  expect(joined(text)).toEqual(groups)
})
