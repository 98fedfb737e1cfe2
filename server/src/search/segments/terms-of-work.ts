import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { MAX_TEXT } from './asked-years.ts'
import { isDuty } from './duty.ts'
import { readSaid } from './read-said.ts'

/** Job type, how it pays, how long it lasts, whether there are calls. */
export type TermOfWork = Exclude<
  ListingFact,
  'beginner' | 'training' | 'day' | 'night' | 'flexible' | 'weekends' | 'weekdays'
>

/** Matches if none of these words follows, neither at once nor after one or two others. */
const notBefore = (words: string) => `(?!(?:,? [\\w-]{1,14}){0,2}? (?:${words})\\b)`

const FULL_TIME = /\bfull[- ]?time\b/i
const PART_TIME = /\bpart[- ]?time\b/i

const CURRENCY = '(?:usd|aud|php|pesos?|dollars?)'
const AMOUNT = '[\\d,.]{1,12}k?'
/** Money, by its currency or length: '~20/week' is of hours. */
const SUM = `(?:(?:[$₱€£]|\\b${CURRENCY}) ?${AMOUNT}(?: ?(?:-|–|to) ?[$₱€£]?${AMOUNT})?(?: ?${CURRENCY})?|\\b${AMOUNT} ?(?:[$₱€£]|${CURRENCY}\\b)|\\d(?:\\d\\d|,\\d\\d\\d|k)(?:\\.\\d\\d)?)`
const WEEKLY_PAY = new RegExp(
  [
    '\\bweekly(?<!\\b(?:bi|semi)[- ]?weekly) (?:pay(?:ments?|outs?|day|s|check|cheque)?|salary|wages?|compensation|incentive pay)\\b',
    '\\b(?:paid|pays?|payouts?|payments?|salary|compensation)(?: (?!h(?:ou)?rs?\\b)\\w{1,12}){0,3}? (?:weekly|(?:every|each) (?:week|(?:mon|tues|wednes|thurs|fri)day))\\b(?! (?:updates?|reports?|meetings?|calls?|hours))',
    `${SUM} ?(?:(?:/|per|an?|every|each) ?(?:week|wk)|weekly)\\b`,
  ].join('|'),
  'i',
)

const FORTNIGHT =
  '(?:bi[- ]?weekly|fortnightly|semi[- ]?monthly|twice (?:a|per) month|(?:every|each) (?:two|2|other) weeks?)'
const FORTNIGHT_PAY = new RegExp(
  [
    `\\b${FORTNIGHT} (?:pay(?:ments?|outs?|day|s|roll)?|salary|wages?|compensation)\\b`,
    `\\b(?:paid|pays?|payouts?|payments?|salary|compensation|payroll)(?: (?:is|are|will|be|made|sent|released|out|schedule|via|through|\\w{1,12})){0,3}?:? ${FORTNIGHT}\\b(?! (?:updates?|reports?|meetings?|calls?|hours))`,
    `${SUM} ?(?:/ ?)?${FORTNIGHT}\\b`,
    '\\b(?:15th|1st) (?:and|&) (?:the )?(?:30th|31st|15th|16th|last day|end of)\\b',
  ].join('|'),
  'i',
)

const OUTPUT =
  '(?:output|piece|item|task|project|video|reel|clip|episode|edit|image|photo|design|logo|thumbnail|article|blog|post|word|page|minute|lead|listing|sale|appointment|booking|order|deliverable|hire|placement)'
/** An amount per item, or being paid per item. */
const OUTPUT_PAY = new RegExp(
  [
    `(?:[$₱€£] ?${AMOUNT}(?: ?[-–~] ?[$₱€£]? ?${AMOUNT})?|\\b${AMOUNT}(?:[$₱€£]|(?= ?(?:usd|php|pesos?|dollars?|cents?)\\b)))(?: ?\\(?(?:usd|php|pesos?|dollars?|cents?)\\)?)? ?(?:/|per\\b|for each\\b|for every\\b|each\\b|an?\\b) ?(?:[\\w-]{1,14} )?${OUTPUT}\\b`,
    `\\b(?:paid|pay|pays|payment|rate|price|fee|compensation|commission)s?(?: (?:is|are|will be|of|by|on|a|the|your)){0,3} (?:per|by the|for each|for every) (?:[\\w-]{1,14} )?${OUTPUT}\\b`,
    '\\b(?:output|piece|task|project)[- ](?:based (?:pay|rate|payment|compensation|salary)|rate)\\b',
  ].join('|'),
  'i',
)

/** Not long-term care, long-term rentals or building long-term relationships. */
const LONG_TERM = new RegExp(
  [
    `\\blong(?:er)?[- ?‑–]{0,2}term\\b(?<!\\b(?:build|maintain|develop|foster|nurtur|establish|creat|cultivat|ensur|secur|support|driv|promot|plan)\\w{0,3} (?:[\\w,&-]{1,14} ){0,3}long(?:er)?[- ?‑–]{0,2}term)${notBefore(
      'care|rent\\w*|lets?|lettings?|leases?|stays?|disab\\w*|goals?|objectives?|strateg\\w*|plan\\w*|visions?|clients?|customers?|accounts?|donors?|investors?|health|memory|invest\\w*|insurance|financ\\w*|value|success|results?|impacts?|effects?|benefits?|debt|solutions?|performance|satisfaction|retention|loyalty',
    )}`,
    '\\b(?:permanent|ongoing) (?:[\\w-]{1,12} ){0,2}(?:position|role|work|job|opportunity|employment|basis|engagement)\\b',
  ].join('|'),
  'i',
)
const SHORT_TERM =
  /\b(?:short[- ]term|one[- ]time|one[- ]off) (?:\w{1,12} ){0,2}(?:project|position|role|work|job|gig|contract|task)\b/i

const BY_PROJECT = new RegExp(
  `\\b(?:project[- ]based|per[- ]project|by the project|project basis|freelance (?:basis|project|role|position))\\b|${SHORT_TERM.source}`,
  'i',
)
/** Denies that the job is a project: 'It is long-term work, not a project', 'not just a project'. */
const NO_PROJECT =
  /(?:\bnot|n[’']t) (?:just |simply |merely )?(?:an? |another |your typical )(?:(?:freelance|side|short[- ]term|temporary|quick|\d[- ]\w{3,6}|one[- ](?:off|time)) )?(?:project|gig)\b(?! (?:manage\w*|coordinat\w*|lead|position|role))/i

/** Not 'no phone calls please', about how to apply. */
const NO_CALLS = new RegExp(
  [
    '\\bnon[- ]?(?:voice|phone|calling)\\b',
    `\\b(?:no|without|zero|not any)(?<!\\bi (?:have|get|take) no) (?:(?:phone|cold|sales|video|voice|outbound|inbound|customer|live|any|making|taking|or|and|selling|sales) ){0,3}(?:calls?|calling|phone (?:work|support|time|duties|skills)|voice (?:work|support))\\b${notBefore(
      'please|about|regarding|backs?|cent(?:er|re)s?|experience|returned|accepted|recordings?|samples?|shows?',
    )}`,
    "\\b(?:do(?:es)? not|do(?:es)?n[’']t|will not|won[’']t|never|no need to) (?:have to |need to )?(?:involve|require|include|be (?:making|taking|doing|on)|make|take|answer|handle|(?:talk|speak|get|be) on) (?:\\w{1,10} ){0,3}(?:calls?|calling|phones?)\\b",
    '(?<!\\b(?:by|via|through|on|over|using) )\\b(?:chat(?:(?: and|/| or| &|,) ?(?:e-?mail|text|tickets?)){0,3}(?: support)?|e-?mail support) only\\b',
  ].join('|'),
  'i',
)
const WRITTEN_TITLE =
  /\b(?:chat|non[- ]?voice|(?:e-?mail|ticket) (?:and chat |& chat )?(?:support|agent|customer))\b/i
const CALLING_TITLE = /\b(?:call(?:s|er|ing)?|phone|tele\w+|voice over|dialer)\b/i
const CALLS =
  /\b(?:calls|calling|call (?:center|handling|queue)|phones?|telephone|inbound|outbound|dial(?:er|ing)?|voice)\b/i

/** Work that mentions none of it has likely no calls. */
const TALK =
  /\b(?:call\w*|phon\w+|telephon\w*|voice\w*|tele(?:sales|market)\w*|receptionist|front desk|sales|setters?|closers?)\b/i

const MOST_PAY = 300

/** 'unsaid' by silence; else without terms the listing does not mention. */
export type SaidTerm = readonly [term: TermOfWork, is: 'surely' | 'maybe' | 'unsaid' | 'not']

export function readTermsOfWork({
  title,
  description,
  jobType,
  salary,
}: Pick<Listing, 'title' | 'description' | 'jobType' | 'salary'>): SaidTerm[] {
  const body = description.slice(0, MAX_TEXT)
  const text = `${title}\n${body}`
  const found: SaidTerm[] = []
  for (const [type, words] of types) {
    if (jobType === type || words.test(title)) found.push([type, 'surely'])
    else if (jobType === 'any' || (looseTypes.has(jobType) && words.test(body))) found.push([type, 'maybe'])
    else if (!looseTypes.has(jobType)) found.push([type, 'not'])
  }
  const read = (term: TermOfWork, pattern: RegExp, from = text) => {
    const said = readSaid(from, pattern, isDuty)
    if (said) found.push([term, said === 'said' ? 'surely' : 'not'])
    return said
  }
  const ofPay = salary ? `Pay is ${salary.slice(0, MOST_PAY)}\n${text}` : text
  // Most listings fail the first, cheap tests.
  if (/week|wk|(?:mon|tues|wednes|thurs|fri)day/i.test(ofPay)) read('weekly-pay', WEEKLY_PAY, ofPay)
  if (/bi[- ]?weekly|fortnight|semi|twice|weeks|other week|15th/i.test(ofPay))
    read('fortnight-pay', FORTNIGHT_PAY, ofPay)
  if (read('output-pay', OUTPUT_PAY, ofPay) === null && jobType === 'gig') found.push(['output-pay', 'maybe'])
  if (SHORT_TERM.test(title)) found.push(['long-term', 'not'])
  else if (
    !(/term\b|permanent|ongoing/i.test(text) && read('long-term', LONG_TERM)) &&
    jobType === 'full-time'
  )
    found.push(['long-term', 'unsaid'])
  const project = readProject(title, body, jobType)
  if (project) found.push(['project', project])
  const isSaid = /call|phone|voice|chat/i.test(text) && readSaid(text, NO_CALLS) === 'said'
  if (CALLING_TITLE.test(title.replace(NO_CALLS, ''))) found.push(['no-calls', 'not'])
  else if (isSaid) found.push(['no-calls', 'surely'])
  else if (CALLS.test(body)) found.push(['no-calls', 'not'])
  else if (WRITTEN_TITLE.test(title)) found.push(['no-calls', 'maybe'])
  else if (!TALK.test(text)) found.push(['no-calls', 'unsaid'])
  return found
}

function readProject(title: string, body: string, jobType: Listing['jobType']): SaidTerm[1] | null {
  const isTold = /project|gig|one[- ]|short[- ]/i.test(body)
  const said = isTold ? readSaid(body, BY_PROJECT, isDuty) : null
  if (readSaid(title, BY_PROJECT) === 'said') return 'surely'
  if (said !== 'said' && (said === 'denied' || (isTold && NO_PROJECT.test(body)))) return 'not'
  if (looseTypes.has(jobType)) return 'surely'
  if (jobType === 'full-time') return 'not'
  return said === 'said' ? 'maybe' : null
}

const types = [
  ['full-time', FULL_TIME],
  ['part-time', PART_TIME],
] as const
/** Texts of these types say more than the type. */
const looseTypes: ReadonlySet<Listing['jobType']> = new Set(['contract', 'gig'])
