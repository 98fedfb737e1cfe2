import type { Ground } from './ground.ts'

const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, String(number)]),
)
const SPOKEN = Object.keys(NUMBER_WORDS).join('|')
/** Amounts that nobody can look up in anything but the seeker's own words. */
const VAGUE =
  /\b(?:dozens?|hundreds?|thousands?|millions?|decades?|(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b/giu
/** A count of years, from and to. */
export const YEARS = new RegExp(
  `\\b(\\d+|${SPOKEN})\\+?(?:\\s+(?:to|or|-)\\s+(\\d+|${SPOKEN}))?[\\s-]+(?:(?:full|solid|whole|more|combined|good)\\s+)?years?\\b`,
  'giu',
)
const AMOUNT = /\d[\d.,]*\d|\d/gu

/** The numbers of a sentence that nothing given holds; a count of years must be the seeker's own, not what the job asks for. */
export function unknownNumbers(sentence: string, ground: Ground): string[] {
  const own = ownYears(ground)
  const years = [...sentence.matchAll(YEARS)].filter(([, low, high]) =>
    [low, high].some((one) => one !== undefined && !own.has(digitsOf(one))),
  )
  const given = numbersIn(`${ground.factsText}\n${ground.jobText}`)
  const amounts = [...sentence.matchAll(AMOUNT)].filter(([amount]) => !given.has(plain(amount)))
  const vague = [...sentence.matchAll(VAGUE)].filter(([word]) => !ground.factsWords.has(word.toLowerCase()))
  return [...years, ...amounts, ...vague].map(([found]) => found)
}

/** Years of experience that the seeker can say: of the range, of the resume, and any that their own words count. */
function ownYears({ facts, factsText }: Ground): Set<string> {
  const range = facts.years_of_experience.match(/\d+/gu) ?? []
  const said = [...factsText.matchAll(YEARS)].flatMap(([, low, high]) => [low, high])
  const read = facts.years === null ? [] : [String(facts.years)]
  return new Set([...range, ...read, ...said.filter((one) => one !== undefined).map(digitsOf)])
}

/** Of a number in digits or in words. */
export const digitsOf = (number: string) => NUMBER_WORDS[number.toLowerCase()] ?? number
const plain = (amount: string) => amount.replaceAll(',', '').replace(/\.0*$/u, '')
const numbersIn = (text: string) => new Set((text.match(AMOUNT) ?? []).map(plain))
