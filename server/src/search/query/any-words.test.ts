import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectSynonyms } from '../words/synonyms.ts'
import { filipinoWords, lightPhrases, lightWords } from '../words/words.ts'
import { negators } from './avoided.ts'
import { parseQuery } from './query.ts'

const signs = ['"', '-', '""', '-"', '|', 'or', 'OR', '(', ')', '1', '50k', '8am', '漢', 'd']
const oneOf = (words: Iterable<string>) => fc.constantFrom(...words)
const anyWord = fc.oneof(
  oneOf(negators),
  oneOf(lightWords),
  oneOf(lightPhrases.map((words) => words.join(' '))),
  oneOf(signs),
  oneOf(projectSynonyms.words),
  oneOf(filipinoWords),
)

// An empty phrase is found everywhere, and the walk over its places never ends.
it('whatever words ana types, no part of what is looked for is empty', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 1, maxLength: 7 }), (typed) => {
      const { all, none, avoided } = parseQuery(typed.join(' '), projectSynonyms)
      for (const term of [...all.flatMap(({ any }) => any), ...none, ...avoided])
        expect(term.kind === 'phrase' ? term.stems.length : term.stem.length).toBeGreaterThan(0)
    }),
    { numRuns: 3000 },
  )
})
