/** What sqlmap says of one call. */
export type SqlmapReading = {
  /** How many things it came to, and how many of them it tried to the end. */
  begun: number
  ended: number
  /** Kinds of tests that it tried. */
  kinds: number
  /** Its lines about what is injectable. */
  findings: string[]
  /** Those of what seemed so, and was neither confirmed nor taken back: its time may have been up. */
  guesses: string[]
  /** Answers of 500 and above, as it counts them at the end. */
  failures: string[]
  /** The last thing that it could not do. */
  trouble: string | undefined
}

const BEGINS = 'testing for SQL injection on '
const FINDING = /injectable|is vulnerable|identified the following injection point|^ +Payload: /
/** The same words in what says the opposite. */
const NONE = /not (seem|appear) to be injectable|might not be injectable|nor injectable/
/** What one kind of test says of one thing; after all of them sqlmap looks whether it was mistaken. */
const GUESS = / is '.*' injectable| appears to be .*injectable/
const SETTLED = /is vulnerable|does not seem to be injectable/

/** Reads what sqlmap 1.7 prints without colours. */
export function readSqlmap(text: string): SqlmapReading {
  const [before = '', ...pieces] = text.split(BEGINS)
  const kinds = [...text.matchAll(/ testing '(.+)'$/gm)].map(([, kind]) => kind)
  return {
    begun: pieces.length,
    ended: pieces.filter((piece) => SETTLED.test(piece)).length,
    kinds: new Set(kinds).size,
    findings: linesOf(text).filter((line) => !GUESS.test(line)),
    guesses: [before, ...pieces]
      .filter((piece) => !SETTLED.test(piece))
      .flatMap((piece) => linesOf(piece).filter((line) => GUESS.test(line))),
    failures: [...text.matchAll(/\b5\d\d \([^)]*\) - \d+ times/g)].map(([failure]) => failure),
    trouble: text.match(/\[CRITICAL\] .+/g)?.findLast((line) => !NONE.test(line)),
  }
}

/** The lines that say that something is injectable. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => FINDING.test(line) && !NONE.test(line))
    .map((line) => line.trim())
