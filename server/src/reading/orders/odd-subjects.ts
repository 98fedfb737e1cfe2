import type { ReadOrder } from './orders.ts'

/** Of subject lines, whatever the job. */
const hasUsualWord =
  /\b(?:name|application|applicant|applying|apply|specialist|assistant|manager|coordinator|va|editor|designer|developer|writer|marketer|marketing|bookkeeper|accountant|setter|closer|caller|agent|representative|rep|expert|recruiter|analyst|engineer|officer|supervisor|lead|strategist|technician|virtual|job|position|role|hiring|hire|interested|interest|resume|cv|candidate|portfolio|sales|support|customer|team|work|here|buyer|media|ads?|experienced|remote|senior|junior|part|full|time|20\d\d|[a-z]+20\d\d)\b/iu
/** Something to fill in. */
const place =
  /[[({<][^\])}>]*\b(?:name|you|your|position|role|title|city|location|country|date|rate|years?|experience|here|age|number|region|first|last|surname)\b[^\])}>]*[\])}>]/iu
const bracketed = /[[({<][^\])}>]{3,40}[\])}>]/u
const word = /[\p{L}\d]{2,}/gu
/** 'the name of the capital of France', 'the last word of this post' */
const riddle =
  /^(?:what is )?(?:the )?(?:(?:name|color|colour) of )?(?:the )?(?:capital|opposite|president|currency|colou?r (?:of|that)|(?:first|last|third|second) (?:word|letter)|day (?:after|before)|sum|result) (?:of|that|in|after|before|you)\b/iu
const small = new Set([
  'the',
  'and',
  'for',
  'you',
  'your',
  'our',
  'are',
  'am',
  'is',
  'to',
  'of',
  'my',
  'in',
  'be',
  'we',
])
const LONGEST = 5

const wordsIn = (text: string) => (text.toLowerCase().match(word) ?? []).filter((one) => !small.has(one))

/**
 * Marks subject lines that only show who has read the listing: their words occur nowhere else in it, or a riddle is to
 * be solved in them.
 */
export function withOddSubjects(orders: readonly ReadOrder[], text: string): ReadOrder[] {
  const mayBeOdd = orders.some(({ kind, check }) => kind === 'subject-line' && check !== true)
  if (!mayBeOdd) return [...orders]
  return orders.map((order) =>
    order.kind === 'subject-line' && isOdd(order, text) ? { ...order, check: true } : order,
  )
}

function isOdd({ subject = '', start, end, doubt }: ReadOrder, text: string): boolean {
  if (riddle.test(subject)) return true
  const others = new Set(wordsIn(`${text.slice(0, start)} ${text.slice(end)}`.replace(subject, ' ')))
  const areNew = (words: readonly string[]) => words.length > 0 && words.every((one) => !others.has(one))
  const inBrackets = place.test(subject) ? undefined : bracketed.exec(subject)?.[0]
  if (inBrackets && areNew(wordsIn(inBrackets).filter((one) => !hasUsualWord.test(one)))) return true
  if (doubt || /[[({<_]/u.test(subject) || hasUsualWord.test(subject)) return false
  const words = wordsIn(subject)
  return words.length <= LONGEST && areNew(words)
}
