import type { Ground } from './ground.ts'
import { type Clause, TO_COME } from './known-claims.ts'
import { wordsOf } from './ordinary-words.ts'
import { isOrdinary } from './ordinary-words-of-work.ts'

const PLAIN = new Set(
  `i dear hiring manager team sir madam english filipino tagalog philippines philippine pht monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december`.split(
    /\s+/u,
  ),
)
/** A capitalised word with its joined parts: 'QuickBooks', 'R&D', 'McDonald's'. */
const CAPITAL = /^["“'‘(]*\p{Lu}/u

/**
 * For what the seeker did or can do, only their own facts count; the job's names count if the clause speaks of the
 * job.
 */
export function unknownNames(clause: Clause, ground: Ground): string[] {
  const lies = saysWasThere(clause, ground) ? [ground.job.employer] : []
  const text = withoutJobNames(clause, clause.text, ground)
  const words = text.split(/[\s/–—-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return [
    ...lies,
    ...words.filter((word, at) => {
      if (!CAPITAL.test(word)) return false
      // The first word always has a capital. It is a name if another capital follows, or if no sentence usually
      // begins so.
      const isFirst = at === 0 && !CAPITAL.test(words[1] ?? '')
      if (isFirst && (!clause.isClaim || isOpening(word))) return false
      return wordsOf(word).some((one) => !isKnown(one, ground, clause, at === 0))
    }),
  ]
}

const isOpening = (word: string) => /(?:ly|ing|ed)\W*$/u.test(word) || wordsOf(word).every(isOrdinary)

function isKnown(word: string, ground: Ground, clause: Clause, isFirst: boolean): boolean {
  const stem = word.replace(/['’]s$/u, '').replaceAll(/['’]/gu, '')
  if (PLAIN.has(stem) || /^i(?:'|’|$)/u.test(word) || (isFirst && isOrdinary(stem))) return true
  const among = (words: ReadonlySet<string>) => words.has(word) || words.has(stem) || words.has(`${stem}'s`)
  if (among(ground.factsWords)) return true
  if (clause.isPast || (clause.isClaim && clause.own.toLowerCase().includes(word))) return false
  return among(ground.nameWords) || (clause.isOfJob && among(ground.jobWords))
}

const JOB_WORD =
  '(?:role|position|opening|posting|job|vacancy|opportunity|listing|advertisement|application|team)'
const FOR_JOB = new RegExp(
  `\\b(?:apply(?:ing)? (?:for|to)(?: the| your)?|dear|interest in|(?:fit|match|asset|value|benefit|candidate|addition|contribution|help|support) (?:to|for|at)|${JOB_WORD} (?:of|as|at|with|in|for|here at)|join(?:ing)?)\\s+(?:the |your |an? )?$`,
  'iu',
)

/** Removes the job's title and employer where they name the job. */
export function withoutJobNames({ isPast }: Clause, whole: string, { job, factsText }: Ground): string {
  const given = factsText.toLowerCase()
  return [job.title, job.employer]
    .filter((name) => name !== '' && !given.includes(name.toLowerCase()))
    .reduce((text, name) => {
      const at = text.toLowerCase().indexOf(name.toLowerCase())
      if (at < 0) return text
      const before = text.slice(0, at)
      const after = text.slice(at + name.length)
      const isJobs =
        FOR_JOB.test(before) ||
        new RegExp(`^\\W*${JOB_WORD}`, 'iu').test(after) ||
        (!isPast && !/\b(?:(?:am|was|been|i'm)(?:\s+an?)?|in|using|know|speak)\s+$/iu.test(before)) ||
        (TO_COME.test(before) && name === job.employer)
      return isJobs ? `${before} ${after}` : text
    }, whole)
}

/** Whether a clause claims work at the very employer applied to ('my time with Acme') without a fact. */
function saysWasThere({ text }: Clause, { job, factsText }: Ground): boolean {
  const employer = job.employer.toLowerCase()
  if (employer === '' || factsText.toLowerCase().includes(employer)) return false
  const at = text.toLowerCase().indexOf(employer)
  if (at < 0) return false
  const been =
    /\b(?:worked|employed|served|interned|volunteered|joined|spent|was|were|been|had|my (?:\w+ ){0,2}(?:time|years?|days|stay|stint|tenure|career|work|role|internship)|me|come)\b(.{0,40})\b(?:at|for|with|by|in|joined|from) (?:the )?$/iu.exec(
      text.slice(0, at),
    )
  if (been) return !new RegExp(JOB_WORD, 'iu').test(been[1] ?? '')
  return /^\W*(?:was|were|taught|gave|hired|employed|trained|made|let)\b.{0,40}\b(?:me|my|I)\b/iu.test(
    text.slice(at + employer.length),
  )
}
