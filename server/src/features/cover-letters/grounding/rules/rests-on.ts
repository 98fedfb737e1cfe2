import { countsYears, type Resting, type Source, type Sources, tokensOf } from './fact-sources.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** Word positions; `to` is exclusive. */
type Place = { from: number; to: number; sources: Source[] }

const OF_THE_JOB =
  /^\s*dear\b|\b(?:apply|applying|position|role|opening|vacancy|posting|listing|advertisement|your?)\b/iu
const OF_WORK_DONE = /\bI(?:'ve| have)? (?:was|worked|served|held|spent)\b|\bworked\b/iu
const OF_SKILL =
  /\b(?:bring|skill|skilled|skills|good at|proficien\w*|experienced? (?:in|with)|know|knowledge|familiar|use|used|using)\b/iu
/** Names made of ordinary words ('Support', 'Manager') count only in such sentences. */
const SAYS_SOMETHING =
  /\bI(?: am|'m|’m| was| have|'ve|’ve)\b|\bas an?\b|\b(?:bring|studied|skilled|experienced?|good at|apply for|degree)\b|^\s*dear\b/iu

type Kind = Resting['kind']
const KINDS: readonly Kind[] = [
  'title',
  'skill',
  'past_job',
  'education',
  'project',
  'about',
  'preference',
  'wishes',
  'job',
]

/**
 * In the order of mention. Of several with the same words, the fact that covers most of the sentence wins. Empty for
 * a sentence without claims, such as thanks.
 */
export function restsOn(sentence: string, { all, years }: Sources): Resting[] {
  const words = tokensOf(sentence)
  const order = orderFor(sentence)
  const places = placesIn(words, all, SAYS_SOMETHING.test(sentence))
  const found = new Map<Source, number>()
  const sizes = sizesIn(words, all, places)
  for (const { from, sources } of places) {
    const best = bestOf(sources, (one) => sizes.get(one) ?? 0, order)
    if (best) found.set(best, Math.min(from, found.get(best) ?? from))
  }
  const isYears = countsYears(sentence, years)
  const named = new Set(
    places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  )
  const telling = words.flatMap((word, at) => (isTelling(word) && !named.has(at) ? [{ word, at }] : []))
  let left = telling.filter(({ word }) => !(isYears && years?.counts.has(word)))
  const isOpen = ({ word }: { word: string }) => ![...found.keys()].some((one) => one.words.has(word))
  for (left = left.filter(isOpen); left.length > 0; left = left.filter(isOpen)) {
    const holdsOf = (one: Source) => left.filter(({ word }) => one.words.has(word)).length
    const enough = all.filter((one) => holdsOf(one) >= leastOf(one, left, order))
    const best = bestOf(enough, holdsOf, order)
    if (!best) break
    found.set(best, left.find(({ word }) => best.words.has(word))?.at ?? 0)
  }
  const inOrder = [...found].toSorted(([, one], [, other]) => one - other).map(([{ rests }]) => rests)
  return isYears && years ? [...inOrder, years.rests] : inOrder
}

function orderFor(sentence: string): readonly Kind[] {
  const first: Kind[] = []
  if (OF_THE_JOB.test(sentence)) first.push('job')
  if (OF_SKILL.test(sentence)) first.push('skill')
  if (OF_WORK_DONE.test(sentence)) first.push('past_job', 'education', 'project')
  return [...new Set([...first, ...KINDS])]
}

function placesIn(words: string[], all: readonly Source[], isClaim: boolean): Place[] {
  const places = new Map<string, Place>()
  for (const source of all) {
    for (const phrase of source.phrases) {
      if (!isClaim && phrase.every((word) => ordinaryWords.has(word))) continue
      for (const from of startsOf(phrase, words)) {
        const to = from + phrase.length
        const key = `${from}-${to}`
        const place = places.get(key) ?? { from, to, sources: [] }
        if (!place.sources.includes(source)) place.sources.push(source)
        places.set(key, place)
      }
    }
  }
  const found = [...places.values()].toSorted((one, other) => one.from - other.from || other.to - one.to)
  let end = 0
  return found.filter(({ to }) => {
    const isPart = to <= end
    end = Math.max(end, to)
    return !isPart
  })
}

const startsOf = (phrase: string[], words: string[]): number[] =>
  words.flatMap((_, from) => (phrase.every((word, at) => words[from + at] === word) ? [from] : []))

/** Counts words of names, and numbers. */
function sizesIn(words: string[], all: readonly Source[], places: readonly Place[]): Map<Source, number> {
  const numbers = words.filter(isNumber)
  const sizes = new Map(
    all.map((one) => {
      const isJob = one.rests.kind === 'job'
      return [one, isJob ? 0 : numbers.filter((word) => one.words.has(word)).length]
    }),
  )
  for (const { from, to, sources } of places)
    for (const one of sources) sizes.set(one, (sizes.get(one) ?? 0) + to - from)
  return sizes
}

/** A long description shares words with anything: one word counts only if the sentence speaks of the job. */
const leastOf = ({ rests }: Source, left: { word: string }[], order: readonly Kind[]) =>
  rests.kind === 'job' && order[0] !== 'job' && !left.some(({ word }) => isNumber(word)) ? 2 : 1

const isNumber = (word: string) => /^\d/u.test(word)
const SHORTEST_TELLING = 4
const isTelling = (word: string) =>
  isNumber(word) || (word.length >= SHORTEST_TELLING && !ordinaryWords.has(word))

function bestOf(sources: readonly Source[], size: (one: Source) => number, order: readonly Kind[]) {
  const rank = ({ rests }: Source) => order.indexOf(rests.kind)
  return [...sources].toSorted((one, other) => size(other) - size(one) || rank(one) - rank(other))[0]
}
