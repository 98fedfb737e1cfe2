import { subjectPart } from '@hanap/contract/letters/asked-subjects'
import { withoutRefused } from '../refusals.ts'
import { attachmentBans } from './bans.ts'
import type { ReadOrder } from './orders.ts'

/** Ways to write, as a ban names them and as an order's channel is called. */
const ways: readonly (readonly [RegExp, RegExp])[] = [
  [/\be-?mail/iu, /mail/iu],
  [/\b(?:calls?|phones?|calling|texts?|texting|sms)\b/iu, /phone/iu],
  ...['whats ?app', 'telegram', 'viber', 'skype', 'messenger', 'signal', 'discord', 'teams', 'linkedin'].map(
    (app) => [new RegExp(`\\b${app}`, 'iu'), new RegExp(app, 'iu')] as const,
  ),
  [/\b(?:facebook|fb)\b/iu, /facebook|\bfb\b/iu],
]

const ROUTE =
  '(?:by|via|through|thru|on|to|at|use|using|accept\\w*|apply|send|submit|e-?mail|message|contact|fill|write)'
/** 'only via e-mail', 'through this form only'. */
const exclusive = new RegExp(
  `\\b(?:only|exclusively|solely) (?:be )?(?:\\w+(?:ed|ing) )?${ROUTE}\\b|\\b${ROUTE} (?:[\\w@.-]+ ){1,4}(?:only|exclusively)\\b`,
  'iu',
)

/** What bans of attachments name, by the thing that an order wants. */
const things: Readonly<Record<string, string>> = {
  resume: "r[eé]sum[eé]s?|cv'?s?|files?|attachments?",
  portfolio: 'portfolios?|attachments?',
  samples: '(?:work )?samples?|attachments?',
  video: 'videos?',
  voice: 'voice (?:notes?|recordings?|messages?)|recordings?',
  screenshot: 'screen ?shots?|attachments?',
  certificates: 'certificates?|attachments?',
  references: 'references?',
  'cover letter': '(?:formal )?cover letters?',
}
/** Nothing after it narrows the ban: not 'no resume in Word'. */
const endsBan =
  '(?= *(?:$|[.,;:!?)(/–—-]|\\b(?:and|or|nor|please|needed|required|necessary|here|yet|at all)\\b))'
const named = new Map(
  Object.entries(things).map(([thing, words]) => [thing, new RegExp(`\\b(?:${words})${endsBan}`, 'iu')]),
)

type Said = {
  order: ReadOrder
  quote: string
  subject: string
  isWhole: boolean
  isExclusive: boolean
  ban: string
}

/**
 * Orders that another one contradicts are in doubt: two subjects, two ways of which one is the only one, a thing to
 * send and not to send. A person must judge them.
 * @param quoteOf gives an order's words
 */
export function withConflicts(
  orders: readonly ReadOrder[],
  quoteOf: (order: ReadOrder) => string,
): ReadOrder[] {
  const all = orders.map((order) => saidBy(order, quoteOf(order)))
  return all.map((one) =>
    one.order.doubt !== true && all.some((other) => other !== one && (clash(one, other) || clash(other, one)))
      ? { ...one.order, doubt: true }
      : one.order,
  )
}

function saidBy(order: ReadOrder, quote: string): Said {
  const { kind, subject = '' } = order
  return {
    order,
    quote,
    subject: sameWords(subject),
    isWhole: kind === 'subject-line' && subjectPart({ quote, subject }) === 'whole',
    isExclusive: exclusive.test(quote),
    ban: kind === 'do-not' ? refusedIn(quote) : '',
  }
}

/** What is blotted out; all of it if nothing is. */
function refusedIn(quote: string): string {
  const rest = withoutRefused(quote)
  if (rest === quote) return quote
  return Array.from({ length: quote.length }, (_, at) => (rest[at] === ' ' ? quote[at] : ' ')).join('')
}

export const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function clash(one: Said, other: Said): boolean {
  const [{ kind, what }, { kind: otherKind }] = [one.order, other.order]
  if (kind === 'subject-line' && otherKind === 'subject-line')
    return one.isWhole && other.isWhole && one.subject !== other.subject
  if (isRoute(one.order) && isRoute(other.order))
    return one.isExclusive && !isSameRoute(one.order, other.order)
  if (kind !== 'do-not' || areOfOneSentence(one.order, other.order)) return false
  if (what === 'contact') return otherKind === 'outside-contact' && refusesWay(one.ban, other.order.channel)
  if (what === 'board') return otherKind === 'other' && other.order.what === 'on-board'
  return attachmentBans.includes(what ?? '') && refusesThing(one, other)
}

const isRoute = ({ kind, what, required }: ReadOrder) =>
  required &&
  (kind === 'outside-contact' || kind === 'link-form' || (kind === 'other' && what === 'on-board'))

const isSameRoute = (one: ReadOrder, other: ReadOrder) =>
  one.kind === other.kind && sameChannel(one.channel, other.channel)

/** One that is hidden may be any. */
export function sameChannel(one = '', other = ''): boolean {
  const [a, b] = [one, other].map((channel) => ways.findIndex(([, called]) => called.test(channel)))
  const isHidden = [one, other].some((channel) => channel.includes(' ') || channel === 'chat')
  return isHidden || a === b
}

function refusesWay(ban: string, channel = ''): boolean {
  const refused = ways.filter(([name]) => name.test(ban))
  return refused.length === 0
    ? /\b(?:contact|reach|outside|off)\b/iu.test(ban)
    : refused.some(([, called]) => called.test(channel) && !channel.includes(' '))
}

function refusesThing({ ban, order: { what: banned } }: Said, { order, quote }: Said): boolean {
  if (order.kind === 'state')
    return /\bcover letter\b/iu.test(quote) && named.get('cover letter')?.test(ban) === true
  if (order.kind !== 'attach') return false
  if (order.what === 'resume' && (banned === 'resume' || banned === 'resume-and-more')) return true
  return named.get(order.what ?? '')?.test(ban) === true
}

const areOfOneSentence = (one: ReadOrder, other: ReadOrder) =>
  (one.field ?? '') === (other.field ?? '') && Math.min(one.end, other.end) > Math.max(one.start, other.start)
