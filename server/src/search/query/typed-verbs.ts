import { rootOf } from '../words/affixes.ts'
import {
  beginsFilipino,
  conceptsTyped,
  type FoundConcept,
  joins,
  LONGEST_PHRASE,
  type Synonyms,
} from '../words/synonyms.ts'
import { verbsFor } from '../words/verbs.ts'
import { stemOf } from '../words/words.ts'

const affixWords = new Set(
  'mag nag pag taga tiga tga mang nang i ipag makapag nakapag magpa nagpa'.split(' '),
)
const ands = new Set('at and o or tsaka saka pati'.split(' '))
/** Words of one more object. */
const OBJECT_AT_MOST = 3
/** Words from the verb to a second object. */
const FURTHEST = 12

const fillers = new Set('mga mg ang yung ung isang po'.split(' '))

/** Finds phrases said with another verb, 'mag create ng website', and with a second object, 'gawa ng logo at poster'. */
export function findVerbs(words: readonly string[], synonyms: Synonyms): FoundConcept[] {
  if (!words.some((word) => joins.has(word) || affixWords.has(word))) return []
  const places = [...words.keys()].filter((at) => !fillers.has(words[at] as string))
  const said = places.map((at) => words[at] as string)
  return said
    .flatMap((word, at) => {
      const names = namesOf(said, at, synonyms)
      return [
        ...names.flatMap((name) =>
          phrasesFrom([name, ...said.slice(at + 1, at + LONGEST_PHRASE)], synonyms).map(movedBy(at)),
        ),
        ...[word, ...names].flatMap((name) => objectsOf(name, said, at, synonyms)),
      ]
    })
    .map(({ start, length, concept }) => {
      const [first = 0, last = 0] = [places[start], places[start + length - 1]]
      return { start: first, length: last - first + 1, concept }
    })
}

/** What the table may call this verb: 'gawa' for 'create', 'design' for 'disenyo', 'salin' for 'tagasalin'. */
function namesOf(words: readonly string[], at: number, synonyms: Synonyms): string[] {
  const word = words[at] as string
  const isActed = joins.has(words[at + 1] ?? '') || affixWords.has(words[at - 1] ?? '')
  if (!isActed) return []
  // Any other word has lost its affixes.
  const isInTable = synonyms.words.has(word)
  const root = isInTable ? rootOf(word, (one) => one !== word && beginsFilipino(one, synonyms)) : word
  return root === word ? [...verbsFor(word)] : [...verbsFor(word), root]
}

/** Of two words or more, at the beginning. */
const phrasesFrom = (words: readonly string[], synonyms: Synonyms): FoundConcept[] =>
  conceptsTyped(words.map(stemOf), synonyms).filter(({ start, length }) => start === 0 && length > 1)

/** The poster of 'gawa ng logo at poster', if there is a 'gawa ng poster'. */
function objectsOf(verb: string, words: readonly string[], at: number, synonyms: Synonyms): FoundConcept[] {
  const join = words[at + 1] ?? ''
  if (!joins.has(join) || !beginsFilipino(verb, synonyms)) return []
  return words.slice(at + 3, at + FURTHEST).flatMap((word, n) => {
    if (!ands.has(word)) return []
    const and = at + 3 + n
    const object = words.slice(and + 1, and + 1 + OBJECT_AT_MOST)
    return phrasesFrom([verb, join, ...object], synonyms)
      .filter(({ length }) => length > 2)
      .map(({ length, concept }) => ({ start: and + 1, length: length - 2, concept }))
  })
}

const movedBy =
  (by: number) =>
  (found: FoundConcept): FoundConcept => ({ ...found, start: found.start + by })
