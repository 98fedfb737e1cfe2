import type { Random } from '@hanap/standins/generator/random'

/** A rank from 0; rank r has a weight of 1 / (r + 1) ** exponent. */
export type Zipf = (random: Random) => number

export function createZipf(count: number, exponent = 1): Zipf {
  const upTo = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** exponent
    upTo[rank] = sum
  }
  return (random) => {
    const point = random.next() * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] as number) <= point) low = middle + 1
      else high = middle
    }
    return low
  }
}

const ONSETS =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p ph pl pr qu r s sc sh sk sl sm sn sp st str t th tr v w y z'
const VOWELS = 'a a a e e e i i i o o o u u ai au ea ee ie oa oo ou'
const CODAS = 'b ck d f g k l ll m n n nd ng nk nt p r r rd rk rm rn rt s sk ss st t t th x'
const [onsets, vowels, codas] = [ONSETS, VOWELS, CODAS].map((line) => line.split(' ')) as [
  string[],
  string[],
  string[],
]
/** Frequent words are short. */
const SHORT_WORDS = 3000

/** Pronounceable, most frequent first. */
export function makeWords(random: Random, count: number): string[] {
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = words.size < SHORT_WORDS ? 2 : random.int(2, 4)
    let word = ''
    for (let n = 0; n < syllables; n += 1) {
      word += random.pick(onsets) + random.pick(vowels)
      if (random.chance(n === syllables - 1 ? 0.7 : 0.15)) word += random.pick(codas)
    }
    words.add(word)
  }
  return [...words]
}
