import { readFileSync } from 'node:fs'
import { stemmer } from 'stemmer'
import { plainLetters } from './plain-letters.ts'
import { britishVerb, stemExceptions } from './stem-exceptions.ts'

/** Longer ones are cut, in listings and queries alike: they would fill the index. */
export const LONGEST_WORD = 40

/** "it's" is one word; every other 's is a possessive, and "employer's" is the word employer. */
const contracted = '(?:it|that|what|let|here|there|where|he|she|who|how)'
/** Dropped before the text is cut into words. */
const innerSigns = [
  // employer's, VA's, it's, don't; but not the quotation marks around 'a word'
  `(?<=[\\p{L}\\p{N}])['\`](?:(?<!(?<![\\p{L}\\p{N}])${contracted}.)s(?![\\p{L}\\p{N}])|(?=\\p{L}))`,
  // node.js, vue.js
  '(?<=[\\p{L}\\p{N}])\\.(?=js(?![\\p{L}\\p{N}]))',
  // u.s., e.g., i.t.
  '(?<=(?<![\\p{L}\\p{N}])\\p{L})\\.(?=\\p{L}(?![\\p{L}\\p{N}]))',
  // $5/hr, $5 per hr: an hour is no HR
  '(?<=[0-9] ?(?:/|per) ?)hr(?![\\p{L}\\p{N}])',
  // 30,000
  '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))',
]
/** .net and asp.net, but not example.net; c++ and c++17; c#, f#. */
const signedWords = [
  '(?<=^|[^\\p{L}\\p{N}.]|(?<![\\p{L}\\p{N}])(?:asp|vb|ado))\\.net(?![\\p{L}\\p{N}])',
  'c\\+\\+(?!\\p{L})',
  '[cf]#(?!\\p{L})',
]

/** The ASCII ones, for nearly all texts, are several times faster. */
const cutters = [true, false].map((isAscii) => {
  const inScript = (pattern: string) =>
    isAscii
      ? pattern
          .replaceAll('[\\p{L}\\p{N}', '[a-z0-9')
          .replaceAll('[^\\p{L}\\p{N}', '[^a-z0-9')
          .replaceAll('\\p{L}', '[a-z]')
      : pattern
  const plainWord = isAscii ? '[a-z0-9]+' : '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{Mn}\\p{Mc}]*'
  const flags = isAscii ? 'g' : 'gu'
  return {
    inner: new RegExp(innerSigns.map(inScript).join('|'), flags),
    word: new RegExp([...signedWords.map(inScript), plainWord].join('|'), flags),
  }
}) as [Cutter, Cutter]
type Cutter = Readonly<{ inner: RegExp; word: RegExp }>

/**
 * For jobs and queries alike. Lower case, accents folded, fancy letters plain; signs, emoji and spaces separate,
 * except in node.js, u.s. or 30,000. Only c++, c#, f# and .net keep signs, so no word has '='. Accepts any text.
 */
export function wordsOf(text: string): string[] {
  const plain = plainLetters(text)
  const { inner, word } = cutters[plain.isAscii ? 0 : 1]
  const words = plain.text.replace(inner, '').match(word) ?? []
  for (let n = 0; n < words.length; n += 1) {
    const one = words[n]
    if (one !== undefined && one.length > LONGEST_WORD) words[n] = cut(one)
  }
  return words
}

/** Never leaves half a surrogate pair. */
const cut = (word: string) => word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, '')

/** A million listings hold a few hundred thousand words, most of them rare. */
const knownStems = new Map<string, string>()
const KNOWN_STEMS_AT_MOST = 100_000

/**
 * Porter's stem. Words of up to three letters or with digits, signs or other scripts stay, as do those of
 * stem-exceptions.ts.
 */
export function stemOf(word: string): string {
  const known = knownStems.get(word)
  if (known !== undefined) return known
  if (knownStems.size >= KNOWN_STEMS_AT_MOST) knownStems.clear()
  const stem = findStem(word)
  knownStems.set(word, stem)
  return stem
}

function findStem(word: string): string {
  const american = word.replace(britishVerb, '$1iz')
  const decided = stemExceptions.get(american)
  if (decided !== undefined) return decided
  return /^[a-z]{4,}$/.test(american) ? stemmer(american) : american
}

/** Each letter once: 'writter' is 'writer'. */
export const withoutDoubles = (word: string): string => word.replace(/([a-z])\1+/g, '$1')

/** Need not occur if anything heavier is asked for (query.ts). */
export const lightWords: ReadonlySet<string> = readWords('./light-words.txt')
/** Never corrected as misspelled. */
export const filipinoWords: ReadonlySet<string> = readWords('./filipino-words.txt')

function readWords(file: string): Set<string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/^#.*/gm, '')
  return new Set(text.split(/\s+/).flatMap(wordsOf))
}

/** Light phrases, whose words alone may say a lot. */
export const lightPhrases: readonly (readonly string[])[] = [
  'work from home',
  'work at home',
  'working from home',
  'home based',
  'homebased',
  'wfh',
  'looking for',
  'work remotely',
  'remote work',
  'online work',
  'online job',
  'online jobs',
  'sa bahay',
  'nasa bahay',
  'sa pilipinas',
  'in the philippines',
  'no age limit',
  'walang age limit',
  'age limit',
  'years old',
  'high paying',
  'monthly sahod',
  'monthly sweldo',
  'monthly pay',
  'monthly salary',
  'sahod monthly',
  'fast learner',
  'quick learner',
  'hard working',
  'tagalog speaker',
  'tagalog speaking',
  'filipino speaker',
  'filipino speaking',
  ...[
    'malaki',
    'malaking',
    'malaki ang',
    'mataas',
    'mataas na',
    'mataas ang',
    'maganda',
    'magandang',
    'maganda ang',
  ].flatMap((much) => [`${much} sahod`, `${much} sweldo`]),
].map((phrase) => phrase.split(' '))
