import type { Attachment, Order } from '../jobs/orders.ts'
import { isWebAddress } from '../profile/profile-fields.ts'
import { hasBlank } from './blanks.ts'
import { linkIn } from './letter-blocks.ts'

const linkNames: Readonly<Partial<Record<Attachment, string>>> = {
  resume: 'Resume',
  portfolio: 'Portfolio',
  samples: 'Samples',
  video: 'Video',
  voice: 'Voice recording',
  'speed-test': 'Speed test',
  screenshot: 'Screenshot',
  certificates: 'Certificates',
  disc: 'DISC result',
}

/** Undefined if no link can show it. */
export const linkNameOf = (what: string | undefined): string | undefined =>
  what !== undefined && Object.hasOwn(linkNames, what) ? linkNames[what as Attachment] : undefined

/** '' for none. */
export function linkOf(what: string | undefined, content: string): string {
  const name = linkNameOf(what)
  return name === undefined ? '' : linkIn(content, name)
}

/** 'Three samples', 'videos', 'both': one link cannot prove them. A '2-minute video' is one. */
const NUMBER = String.raw`(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten)`
const SEVERAL = new RegExp(
  String.raw`(?<![\d:.-])\b${NUMBER}(?! ?[-–—]? ?(?:\d|to\b|or\b|minutes?\b|mins?\b|seconds?\b|secs?\b|hours?\b|years?\b|months?\b|pages?\b|%|x\b))\b|\b(?:several|multiple|both|each|every|few|couple|pair)\b|\b(?:videos|recordings|voice (?:notes|messages|clips)|screenshots|reels|clips|links)\b`,
  'iu',
)
/** 'NBI clearance and certificates' */
const AND = /[,;/&+]|\b(?:and|plus|as well as)\b/iu
/** 'Speed test and computer specs': a picture shows one of them. */
const AND_ANOTHER = /[&+]|\b(?:and|plus|as well as)\b(?! (?:down|up)load)/iu
const partsOf: ReadonlyMap<string | undefined, RegExp> = new Map([
  ['certificates', AND],
  ['disc', AND_ANOTHER],
  ['speed-test', AND_ANOTHER],
  ['screenshot', AND_ANOTHER],
])

const BESIDES = String.raw`\b(?:and|plus|then|as well as|along with|together with)`
const TO_SAY = String.raw`(?:say|tell|explain|describe|note|state|mention|write|name|answer|point out|let (?:us|me)|what|why|how|which)\b`
const OWN = String.raw`(?:\p{L}+ ){0,2}(?:portfolio|samples?|examples?|work|projects?|website|profile)\b`
/** '… and one thing you would change', '… and describe your role', but 'your portfolio and your best work'. */
const MORE = new RegExp(
  String.raw`(?:${BESIDES}|[,;:–—]) (?:(?:also|please|briefly|then) ){0,2}${TO_SAY}|${BESIDES} (?:(?:${NUMBER}|one|an?|another|\d)\b|(?:your|the)\b(?! ${OWN})|results?\b)`,
  'iu',
)
/** Said of a recording, most of it is said in it; of a resume, how it is sent. */
const MORE_TEXT = new RegExp(
  String.raw`(?:${BESIDES}|\bwith) (?:(?:an?|one|your|the|${NUMBER}) )?(?:[\p{L}-]+ ){0,2}(?:paragraphs?|sentences?|written \p{L}+|explanations?|descriptions?|summar(?:y|ies))\b`,
  'iu',
)
/** Whether something is asked for along with what is to be sent. */
export const asksMore = ({ what, quote }: Order): boolean =>
  MORE_TEXT.test(quote) || (what !== 'resume' && what !== 'video' && what !== 'voice' && MORE.test(quote))
const NO_LINK =
  /\b(?:no|not|without|never|instead of|rather than|don't|cannot|can't)(?: \p{L}+){0,4} (?:links?|urls?)\b/iu

const bansLink = ({ quote }: Order) => NO_LINK.test(quote.replaceAll('’', "'"))

/** Whether the letter must hold a link for it. A resume's is sent with the letter. */
export const takesLink = (order: Order): boolean =>
  order.kind === 'attach' &&
  order.required &&
  !order.doubt &&
  order.what !== 'resume' &&
  linkNameOf(order.what) !== undefined &&
  !bansLink(order)

/** Of two orders for one thing, one link may follow only the other. The same resume follows both. */
const isShared = ({ kind, what }: Order, all: readonly Order[]): boolean =>
  what !== 'resume' && all.filter((other) => other.kind === kind && other.what === what).length > 1

/** Whether one link is not enough. */
export const takesSeveral = (order: Order, all: readonly Order[]): boolean =>
  isShared(order, all) || SEVERAL.test(order.quote) || partsOf.get(order.what)?.test(order.quote) === true

/** Whether one link shows all of what the order asks for. */
export function isLinked(
  order: Order,
  letter: { content: string; resume_url: string },
  all: readonly Order[],
) {
  const { what } = order
  if (bansLink(order) || asksMore(order)) return false
  if (what === 'resume' && letter.resume_url !== '') return true
  if (takesSeveral(order, all)) return false
  const link = linkOf(what, letter.content)
  return isWebAddress(link) && !hasBlank(link)
}

/** Begins at the beginning of a run, so that no run is read twice. */
const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/gu
const ADDRESS =
  /https?:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\/|[\p{L}\p{N}]\.(?:com|net|org|io|ph|me|co|ly|app|dev|site|page|info|link|bio)\b/iu
const OF_A_RESUME = /resum|(?<!\p{L})cv(?!\p{L})|curriculum|\.(?:pdf|docx?|odt|rtf)\b/iu

/** Whether a letter has an address that may be the resume's: all but a single one under another name. */
export const mayLinkResume = (content: string): boolean =>
  content.split('\n').some((line) => ADDRESS.test(line.replaceAll(EMAIL, '')) && !isOtherLink(line))

const isOtherLink = (line: string) =>
  !OF_A_RESUME.test(line) && Object.values(linkNames).some((name) => isAddress(linkIn(line, name)))

/** And nothing after it. */
const isAddress = (words: string) => isWebAddress(words) && !/\s/u.test(words)
