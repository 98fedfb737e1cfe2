import { readFileSync } from 'node:fs'

/** English words by their Filipino spellings. */
const loans: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('./loans.txt', import.meta.url), 'utf8')
    .replace(/^#.*/gm, '')
    .split('\n')
    .flatMap((line) => {
      const [english = '', ...spellings] = line.trim().split(/\s+/)
      return spellings.map((spelling) => [spelling, english] as const)
    }),
)

/** Words of synonyms.txt in short, whose phrases have them in full: 'exec asst' is an executive assistant. */
const inFull: ReadonlyMap<string, string> = new Map([
  ['asst', 'assistant'],
  ['exec', 'executive'],
  ['mgr', 'manager'],
  ['mngr', 'manager'],
  ['appt', 'appointment'],
  ['mktg', 'marketing'],
])

export const isLoan = (word: string): boolean => loans.has(word)

/** 'customer' for 'kostumer'; any other word as it is. */
export const asInEnglish = (word: string): string => loans.get(word) ?? inFull.get(word) ?? word
