import { conceptsTyped, type FoundConcept, meaningOf, type Synonyms } from '../words/synonyms.ts'
import { stemOf } from '../words/words.ts'

/** Filipino words that come between others and change nothing. */
const linkers = new Set(
  'mga ang yung yong na po pong ba bang lang lamang naman nga pa din rin ako akong ko kong ka sana kasi talaga'.split(
    ' ',
  ),
)

/** What words that stand side by side mean together or alone, also where such words stand between: 'wala po akong experience'. */
export function findConcepts(words: readonly string[], synonyms: Synonyms): FoundConcept[] {
  const found = conceptsTyped(words.map(stemOf), synonyms)
  const others = [...words.keys()].filter((at) => !linkers.has(words[at] as string))
  if (others.length < words.length) {
    const among = conceptsTyped(
      others.map((at) => stemOf(words[at] as string)),
      synonyms,
    )
    for (const { start, length, concept } of among) {
      const [first = 0, last = 0] = [others[start], others[start + length - 1]]
      const isNew = length > 1 && last - first + 1 > length
      if (isNew) found.push({ start: first, length: last - first + 1, concept })
    }
  }
  return [...found, ...findHours(words), ...findOutputs(words)]
}

/** Up to so many hours are a part-time job, from so many on a full-time one. */
const HOURS = { day: { most: 6, least: 8 }, week: { most: 34, least: 38 } } as const
const hourWords = new Set('hour hours hr hrs oras'.split(' '))
const perWords = new Set('a an per each every kada bawat sa isang'.split(' '))
const spans: Readonly<Record<string, 'day' | 'week'>> = {
  day: 'day',
  daily: 'day',
  araw: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  linggo: 'week',
}

/** '4 hours a day' and '20 hrs per week', as the type of work that is. */
function findHours(words: readonly string[]): FoundConcept[] {
  return words.flatMap((word, start) => {
    if (!/^\d{1,2}$/.test(word) || !hourWords.has(words[start + 1] ?? '')) return []
    const isPer = perWords.has(words[start + 2] ?? '')
    const span = spans[words[start + (isPer ? 3 : 2)] ?? '']
    if (!span) return []
    const length = isPer ? 4 : 3
    const hours = Number(word)
    if (hours <= HOURS[span].most) return [{ start, length, concept: meaningOf('part-time') }]
    return hours >= HOURS[span].least ? [{ start, length, concept: meaningOf('full-time') }] : []
  })
}

const payWords = new Set('bayad paid pay sahod sweldo rate'.split(' '))
const eachWords = new Set('per kada bawat'.split(' '))
/** What is made and paid one by one; 'per project' is also a kind of work. */
const outputs = new Set(
  'output piece piraso video videos reel clip episode edit image photo picture design logo thumbnail article blog post word page task lead listing order appointment'.split(
    ' ',
  ),
)

/** 'bayad kada video' and 'per article'. */
function findOutputs(words: readonly string[]): FoundConcept[] {
  return words.flatMap((word, at) => {
    if (!eachWords.has(word) || !outputs.has(words[at + 1] ?? '')) return []
    const start = payWords.has(words[at - 1] ?? '') ? at - 1 : at
    return [{ start, length: at + 2 - start, concept: meaningOf('output-pay') }]
  })
}
