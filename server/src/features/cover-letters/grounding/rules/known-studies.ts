import type { Ground } from './ground.ts'

/** Earned titles, matched by their beginnings. */
const STUDIES =
  /\b(?:bachelor|master['’]?s|masters?\s+(?:of|degree|in)|mba|ph\.?d|doctora|degree|diploma|graduate(?= (?:degree|school|stud|program|work))|postgraduate|graduat|certif|accredit|licen[sc]e|cpa|cum laude|magna|summa|valedictorian|honou?rs|university|college|award|prize|scholar|alumn|major(?:ed|ing)|minored|board exam|the bar\b|employee of the|top performer)/giu

const SHORT: [short: RegExp, long: string][] = [
  [
    /\b(?:B\.?S\.?(?:c\.?)?|B\.?A\.?|A\.?B\.?|BSBA|BSIT|BSA|BSN)(?![\p{L}\p{N}])/u,
    ' bachelor degree graduat ',
  ],
  [/\b(?:M\.?S\.?(?:c\.?)?|M\.?A\.?|MBA)(?![\p{L}\p{N}])/u, ' master degree graduat '],
]

export function unknownStudies(sentence: string, { facts, factsText, factsWords }: Ground): string[] {
  const degrees = facts.education.map((one) => one.degree).join('\n')
  const known =
    `${factsText} ${SHORT.map(([short, long]) => (short.test(degrees) ? long : '')).join('')}`.toLowerCase()
  const hasStudied = degrees.trim() !== ''
  const named = [...sentence.matchAll(STUDIES)]
    .map(([found]) => found)
    .filter((found) => {
      const word = found.toLowerCase()
      if (hasStudied && /^(?:degree|graduat|university|college)$/u.test(word)) return false
      return !known.includes(word.split(/\s/u)[0]?.replace(/['’]?s$/u, '') ?? word)
    })
  return [...named, ...fieldsIn(sentence, factsWords)]
}

const FIELD =
  /\b([\p{L}]+)\s+(?:degree|diploma|graduate|student|studies|license|licence|certificate|certification|school)\b/giu
const NO_FIELD = new Set(
  `a an the my this that your college university bachelor bachelor's bachelors master's masters associate vocational
  four-year high elementary primary secondary public private old her his higher formal same whose with and of first relevant fresh recent proud case further no any some`.split(
    /\s+/u,
  ),
)

/** The field of 'a law degree' must be the seeker's too. */
const fieldsIn = (sentence: string, factsWords: ReadonlySet<string>) =>
  [...sentence.matchAll(FIELD)]
    .map(([, field = '']) => field)
    .filter((field) => !NO_FIELD.has(field.toLowerCase()) && !factsWords.has(field.toLowerCase()))
