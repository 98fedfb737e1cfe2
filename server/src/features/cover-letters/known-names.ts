import type { Ground } from './ground.ts'
import { ordinaryWords, wordsOf } from './ordinary-words.ts'

/** Capitalised words that are nobody's name. */
const PLAIN = new Set(
  `i dear hiring manager team sir madam english filipino tagalog philippines philippine pht monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december`.split(
    /\s+/u,
  ),
)
/** A capitalised word, with what belongs to it: 'QuickBooks', 'R&D', 'McDonald’s'. */
const CAPITAL = /^["“'‘(]*\p{Lu}/u

/** Sentences that say where the seeker was: the names in them must be the seeker's, not the listing's. */
const WAS_THERE =
  /\bI(?:'ve| have| had| was| am)?\b[^.]{0,60}\b(?:worked|employed|served|interned|graduated|studied|attended|volunteered|spent|joined|led|managed)\b/iu
/** Sentences that say what the seeker can do. */
const CAN_DO =
  /\b(?:I|my)\b[^.]{0,60}\b(?:experienced?|skilled|skills?|proficient|proficiency|expert|expertise|fluent|familiar|good at|adept|mastered|trained|know|certified|specialized?|versed|used|using|command of|background)\b/iu

/**
 * The names in a sentence that nothing given holds. Where it says what the seeker did or can do, only the seeker's own
 * facts count (and the job's title and employer, which such a sentence may be about).
 */
export function unknownNames(sentence: string, ground: Ground): string[] {
  const wasThere = WAS_THERE.test(sentence)
  const isClaim = wasThere || CAN_DO.test(sentence)
  const words = sentence.split(/[\s/–—-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const employer = ground.job.employer
  const atEmployer = employer !== '' && !ground.factsText.toLowerCase().includes(employer.toLowerCase())
  const lies = wasThere && atEmployer && saysWorkedAt(sentence, employer) ? [employer] : []
  return [
    ...lies,
    ...words.filter((word, at) => {
      // The first word has its capital from the sentence; that it is a name, only a capital after it shows.
      if (!CAPITAL.test(word) || (at === 0 && !CAPITAL.test(words[1] ?? ''))) return false
      return wordsOf(word).some((one) => !isKnown(one, ground, isClaim, at === 0))
    }),
  ]
}

function isKnown(word: string, ground: Ground, isClaim: boolean, isFirst: boolean): boolean {
  const stem = word.replace(/['’]s$/u, '').replaceAll(/['’]/gu, '')
  if (PLAIN.has(stem) || /^i(?:'|’|$)/u.test(word) || (isFirst && ordinaryWords.has(stem))) return true
  const among = (words: ReadonlySet<string>) => words.has(word) || words.has(stem) || words.has(`${stem}'s`)
  if (among(ground.factsWords) || among(ground.nameWords)) return true
  return !isClaim && among(ground.jobWords)
}

/** 'I worked at Acme' of the very employer applied to, where no fact names it. */
function saysWorkedAt(sentence: string, employer: string): boolean {
  const from = sentence.search(/\b(?:worked|employed|served|interned|volunteered|joined|spent)\b/iu)
  if (from < 0) return false
  const rest = sentence.slice(from).toLowerCase()
  return ['at', 'for', 'with', 'by', 'joined'].some((word) =>
    rest.includes(`${word} ${employer.toLowerCase()}`),
  )
}

/** What one must have earned: in a letter only as the facts have it, by the beginning of the word. */
const STUDIES =
  /\b(?:bachelor|master['’]?s|masters?\s+(?:of|degree|in)|mba|ph\.?d|doctora|degree|diploma|graduat|certif|licen[sc]ed|cpa|cum laude|magna|summa|valedictorian|honou?rs|university|college|award|scholar|alumn|majored)/giu

/** Degrees and titles in a sentence that the seeker's facts do not hold. */
export function unknownStudies(sentence: string, { facts, factsText }: Ground): string[] {
  const known = factsText.toLowerCase()
  const hasStudied = facts.education.some((one) => one.degree)
  return [...sentence.matchAll(STUDIES)]
    .map(([found]) => found)
    .filter((found) => {
      const word = found.toLowerCase()
      if (hasStudied && word === 'degree') return false
      return !known.includes(word.split(/\s/u)[0]?.replace(/['’]?s$/u, '') ?? word)
    })
}
