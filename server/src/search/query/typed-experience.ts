import { type FoundConcept, meaningOf } from '../words/synonyms.ts'
import { lightWords } from '../words/words.ts'
import { linkers } from './linkers.ts'
import { needing, noneAt, noneWords } from './none-words.ts'

const schooling = new Set('degree diploma'.split(' '))
const experienceWords = new Set([
  ...schooling,
  ...'experience exp expi xp experiences karanasan eksperyensya kaalaman'.split(' '),
])
const amongWords = new Set(
  'any prior previous work relevant actual related need required of the for have va kailangan ang ng sa pa p pang po pong ako akong aq q ko kahit anong'.split(
    ' ',
  ),
)

const underWords = new Set('under below within max maximum kulang'.split(' '))
const yearWords = new Set('year years yr yrs taon taong month months buwan buwang'.split(' '))
const MONTHS_AT_MOST = 11

/** 'less than 1 year experience', 'wala pang 1 year exp', '6 months experience': hardly any. */
export function findLittle(words: readonly string[]): FoundConcept[] {
  return words.flatMap((word, at) => {
    if (!/^(?:\d{1,2}|one|a|isang)$/.test(word) || !yearWords.has(words[at + 1] ?? '')) return []
    let end = at + 2
    while (amongWords.has(words[end] ?? '') || words[end] === 'na') end += 1
    if (!experienceWords.has(words[end] ?? '')) return []
    const start = startOfUnder(words, at)
    const isMonths = /^(?:month|buwan)/.test(words[at + 1] ?? '')
    const isLittle = isMonths ? Number(word) <= MONTHS_AT_MOST : start < at && !(Number(word) > 1)
    return isLittle ? [beginner(start, end + 1)] : []
  })
}

/** Of 'less than', 'under' or 'wala pang' right before a number; else the number's own place. */
function startOfUnder(words: readonly string[], at: number): number {
  const [first = '', second = ''] = [words[at - 2], words[at - 1]]
  if (second === 'than' && /^(?:less|fewer)$/.test(first)) return at - 2
  if (/^wala(?:ng)?$/.test(first) && /^pa(?:ng)?$/.test(second)) return at - 2
  return underWords.has(second) ? at - 1 : at
}

const firsts = new Set('first 1st unang una'.split(' '))
const jobWords = new Set('job jobs work role trabaho client gig'.split(' '))
/** Not the seeker's own first. */
const afterOtherFirsts = new Set(
  'aid class shift party responder response line level person time rate and of at call calls'.split(' '),
)

/** 'my first va job': the words between still name the work. */
export function findFirst(words: readonly string[]): FoundConcept[] {
  return words.flatMap((word, start) => {
    if (!firsts.has(word) || afterOtherFirsts.has(words[start + 1] ?? '')) return []
    const trade = words.slice(start + 1, start + 1 + TRADE_AT_MOST + 1)
    const length = trade.findIndex((one) => jobWords.has(one))
    if (length < 1 || trade.slice(0, length).some((one) => breaks.has(one))) return []
    const end = start + 1 + length
    return [beginner(start, start + 1), beginner(end, end + 1)]
  })
}

/** 'hindi kailangan may alam', but not 'hindi ko alam'. */
const knowing = new Set('alam marunong magaling sanay'.split(' '))

/**
 * 'without any prior experience', 'hindi kailangan ang experience', 'walang call center experience'. The trade of the
 * last is asked for only if no other work is.
 * @param work what the table finds in the words
 */
export function findNoExperience(words: readonly string[], work: readonly FoundConcept[]): FoundConcept[] {
  const workFrom = work.reduce((from, { start }) => Math.min(from, start), words.length)
  const workTo = work.reduce((to, { start, length }) => Math.max(to, start + length), 0)
  return words.flatMap((_, start) => {
    const length = noneAt(words, start)
    if (length === 0) return []
    const first = afterAmong(words, start + length)
    const isNeeded = words.slice(start, first).some((one) => needing.has(one))
    if (isExperience(words, first) || (isNeeded && isKnowing(words, first)))
      return [beginner(start, first + 1)]
    const end = buts.has(words[start - 1] ?? '') ? null : endOfTrade(words, first)
    if (end === null) return []
    const last = afterAmong(words, end)
    const isOnlyWork =
      !schooling.has(words[last] ?? '') &&
      workFrom >= start &&
      workTo <= last &&
      !words.slice(first, end).every((word) => lightWords.has(word))
    return isOnlyWork ? [beginner(start, first), beginner(end, last + 1)] : [beginner(start, last + 1)]
  })
}

const beginner = (start: number, end: number): FoundConcept => ({
  start,
  length: end - start,
  concept: meaningOf('beginner'),
})

function afterAmong(words: readonly string[], from: number): number {
  let at = from
  while ([amongWords, linkers, needing].some((some) => some.has(words[at] ?? ''))) at += 1
  return at
}

/** 'marunong sa bookkeeping pero walang Xero experience' is no beginner. */
const buts = new Set('pero but ngunit'.split(' '))
/** 'social media marketing' experience. */
const TRADE_AT_MOST = 3
/** After these another thing is said: 'no cold calls with experience'. */
const breaks = new Set(
  'with w may and or at o but pero if kung have has is are not plus only lang'.split(' '),
)
/** 'no calls, experience in chat' avoids calls. */
const calls = new Set('call calls calling phone voice tawag'.split(' '))

/** The end of a trade that experience follows; null if none does. */
function endOfTrade(words: readonly string[], first: number): number | null {
  if (calls.has(words[first] ?? '') && !/^cent(?:er|re)s?$/.test(words[first + 1] ?? '')) return null
  for (let at = first; at < first + TRADE_AT_MOST; at += 1) {
    const word = words[at]
    if (word === undefined || breaks.has(word) || noneWords.has(word) || /^\d/.test(word)) return null
    if (isExperience(words, afterAmong(words, at + 1))) return at + 1
  }
  return null
}

const isExperience = (words: readonly string[], at: number) =>
  experienceWords.has(words[at] ?? '') || isBackground(words, at)

const isKnowing = (words: readonly string[], at: number) =>
  knowing.has(words[at] ?? '') || (words[at] === 'may' && knowing.has(words[at + 1] ?? ''))

/** Of things and acts that are no one's own background. */
const afterOtherBackgrounds = new Set(
  'check checks checking checker screening investigation investigator noise noises music removal remover removing image images color editing'.split(
    ' ',
  ),
)

/** 'no background needed', but not 'no background check'. */
const isBackground = (words: readonly string[], at: number): boolean =>
  words[at] === 'background' && !afterOtherBackgrounds.has(words[at + 1] ?? '')
