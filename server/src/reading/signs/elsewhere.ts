import type { ReadOrder } from '../orders/orders.ts'
import type { Part } from '../orders/parts.ts'
import { isOfLater } from '../orders/stages.ts'
import { withoutRefused } from '../refusals.ts'
import { ADDRESS, PAGE, withAddresses } from './addresses.ts'

const SEND =
  '(?:send(?:ing)?|sent|forward(?:ed)?|(?:e-?mail|mail(?= (?:your|us|me|it|them)\\b))(?:ing|ed)?|share|drop|shoot|transmit\\w*|repl(?:y|ies)|respond|write|contact|message|text|reach|connect|chat|dm|pm|(?<!\\b(?:our|an?|the|\\w+day|team|video|daily|weekly) )call|ping|cc)'
const APP =
  '(?:telegram|whats ?app|viber|skype|(?:ms|microsoft) teams|(?<=\\b(?:on|via|through|using|over|by) )teams|(?:facebook |fb )?messenger|we ?chat|discord|google chat|kakao ?talk|(?<=\\b(?:on|via|through|using) )(?:signal|zalo))'
/** What may be between words and their address. */
const gap = `[ :>*"'(–—-]{0,6}`

const commands: readonly RegExp[] = [
  // Sending to an address: 'Send your CV and a short letter to [address]', 'reply if interested to [address]'
  `\\b${SEND}\\b[^${PAGE}]{0,220}?\\b(?:to|at|on|in:|me|us|is|address|in the e-?mail)${gap}${ADDRESS}`,
  `\\b(?:submi\\w+|transmittal)\\b[^${PAGE}]{0,220}?\\bto${gap}${ADDRESS}`,
  `\\bcc\\b${gap}${ADDRESS}`,
  `^\\W*(?:if )?interested\\W{1,4}${ADDRESS}`,
  '\\be-?mail (?:me|us) directly\\b',
  // Only what comes by e-mail counts: 'Applications not sent to the email above will be rejected'
  '\\bapplications? (?:that (?:are|is) )?not (?:sent|submitted|received|made) (?:to|by|via|through) (?:the |this |our |my )?e-?mail\\b',
  '\\bapplications?(?: (?:sent|received|submitted|made))? (?:by|via|through) e-?mail(?: only\\b|\\b.{0,25}\\b(?:will|are|be) (?:be )?(?:considered|accepted|reviewed|read))',
  `\\b(?:sen[dt]|forward(?:ed)?|submit(?:ted)?|e-?mail)\\b.{0,80}\\b(?<!\\bnot )(?:through|via|by|thru) e-?mail\\b`,
  `^\\W*(?:cvs?|r[eé]sum[eé]s?|applications?|portfolios?|requirements|documents)\\b[^.]{0,30}\\bto${gap}${ADDRESS}`,
  `^\\W*contact (?:person|details|info\\w*)\\b[^.]{0,40}${ADDRESS}`,
  `\\b(?:then|and|please|may|can|simply|just) (?:text|call|message|whats ?app|viber|ping)${gap}${ADDRESS}`,
  `\\be-?mail(?:ing)?(?: (?:me|us|it|them|address|directly|both|all))?${gap}${ADDRESS}`,
  // Asks for the applicant's own address: 'Send me your [number], so I can explain'
  `\\b(?:send|share|give|leave|drop)\\b (?:me |us )?your${gap}${ADDRESS}`,
  // Contact by an app: 'Connect with us on Teams', 'apply through Telegram'
  `\\b(?:${SEND}|apply|inquire|proceed|entertain|(?:continue|move|switch|talk|find|join|add)(?=(?: (?:me|us|it|this|over|with|to|the (?:chat|conversation|talk|interview|process)))*(?: further)?,? (?:on|via|through|using|to|over|by|at)\\b))\\b.{0,80}?\\b(?:on|via|through|using|to|over|by|at)(?: (?:the|our|my|this)){0,2} ${APP}`,
  `\\b(?:message|text|chat|add)(?: (?:me|us))? ${APP}`,
  '\\b(?:message|contact|dm|pm|reach)\\b(?: out)?(?: to)? (?:me|us)\\b.{0,20}\\b(?:on|via|through|by|at) (?:my|our|the|this) (?:e-?mail|facebook page|fb page|instagram|linkedin)\\b',
  '\\b(?:find|add|look for|search for) (?:me|us|our page) on (?:facebook|fb|instagram|linkedin|messenger)\\b.{0,30}\\b(?:send|message|dm|write|chat)',
  '\\b(?:message|contact|dm|pm|reach|apply)\\b(?: out)?(?: to)?(?: (?:me|us))? (?:on|via|through) (?:(?:my|our|the) )?(?:instagram|facebook|fb|linkedin)\\b',
  `\\b(?:${SEND})\\b.{0,40}\\b(?:through|via|on) skype\\b`,
].map((words) => new RegExp(words, 'i'))

/** A line with only the way: 'Contact: [address]'. */
const line = new RegExp(
  `^\\W*contact person\\b[^${ADDRESS}]{0,40}${ADDRESS}|^\\W*(?:(?:your|our|my|the|via|by|or) )?(?:e-?mail|contact|inquir(?:y|ies)|enquir(?:y|ies)|mobile|phone|cell(?:phone)?|text|call|${APP})(?: (?:e-?mail|address|number|no|us|me|details?|info\\w*|person|at|to|id|here)\\b){0,3}[^\\p{L}${ADDRESS}]{0,6}${ADDRESS}`,
  'iu',
)
/** An order to e-mail without an address: 'please email the following'. */
const byEmail =
  /(?:^[^\p{L}]*|\b(?:please|kindly|must|to apply,?|then|and|also) )(?:e-?)?mail (?:me|us|the following|your|all |both |it\b|r[eé]sum[eé]|cv\b)/iu

/** The seeker's number or name, for the employer to continue with. */
const yourNumber: readonly RegExp[] = [
  '\\byour (?:e-?mail|phone|mobile|contact|cell)\\b.{0,40}\\bso (?:that )?(?:we|i) can (?:contact|reach|call|text|message)\\b',
  '\\bjoin\\b.{0,15}\\b(?:telegram|whats ?app|discord|viber|facebook) (?:group|channel|server)\\b',
  // A line that only gives a handle: 'Skype: calm.lister', 'Discord: calm#1234'
  '^\\W*(?:(?:add|my|our|me|on) ){0,3}(?:telegram|whats ?app|viber|skype|we ?chat|discord|gmail)(?: (?:id|name|user(?:name)?|handle))? ?[:=] ?(?=\\S*[\\d_.#:])[\\w.@#:-]{4,40}\\W*$',
  '\\b(?:interviews?|screening|next steps?)\\b.{0,30}\\b(?:on|via|through|over) (?:telegram|whats ?app|viber|we ?chat|signal|discord)\\b',
  `\\b(?:your|active|working|personal)\\b[^.;:]{0,25}\\b(?:telegram|whats ?app|viber|skype|messenger|we ?chat|discord|(?:ms |microsoft )?teams)(?: user)? (?:number|no\\b|#|id\\b|username|name|handle|contact|link|details)`,
  `\\b(?:my|our) (?:${APP}|teams) (?:id|name|username|handle|number|account) (?:is|:)`,
  '\\b(?:drop|leave|send|give|provide|share|comment|put|write)\\b (?:me |us )?(?:your|an?) (?:active |personal |working |valid )?e-?mail(?: address)?\\b.{0,20}\\b(?:so (?:that )?(?:i|we)|and (?:i|we)|below|here)\\b',
  `\\bnumber\\b(?! of\\b).{0,25}\\b(?:on|for|via) ${APP}`,
  `\\b${APP}\\b.{0,40}\\b(?:include|leave|provide|send|drop|share) (?:me |us )?your (?:phone |mobile |contact |cell )?number\\b`,
  '\\b(?:best|your|preferred|personal|active) e-?mail(?: address)?\\b.{0,15}\\b(?:to (?:reach|contact)|where|so) (?:you|we)\\b',
  `\\b(?:provide|include|send|share|give|leave|drop|add)\\b.{0,25}\\byour (?:telegram|whats ?app|viber|skype|we ?chat|discord)\\b(?! (?:account|group|channel|campaign))`,
].map((words) => new RegExp(words, 'i'))

const ofApplying =
  /\b(?:appl(?:y|ying|ications?|icants?)\b(?! payments?)|interested|cvs?|r[eé]sum[eé]s?|portfolio|cover letter|intro(?:duction)?|voice (?:message|recording))\b/iu
const ofUs = /\b(?:me|us|my|our|hr|recruiter|hiring manager|directly)\b/iu
/** A command, without a word of who or why. */
const bare = /^[^\p{L}]*(?:please |kindly )?(?:send|e-?mail|forward|submit|message|text|call)\b.{0,50}$/iu
const ofWork =
  /\b(?:clients?|customers?|leads|prospects?|guests?|patients?|tenants?|vendors?|suppliers?|buyers?|sellers?|owners|members|users|fans|followers|subscribers|influencers|creators|follow[- ]ups?|campaigns?|finished|completed|deliverables?|drafts|updates|inbound|outbound|newsletters?|invoices?|payments?|colleagues|the team|daily|weekly|reports?|proficien\w+|experience (?:with|in|using)|familiar\w*|knowledge)\b/iu
const denied =
  /\b(?:do not|don't|dont|never|not|no)(?: (?:please|ever|just|directly|need to|accept|consider)){0,2} (?:applications? (?:by|via|through)|send\b.{0,30}\be-?mails?|e-?mails?|text|call|message|contact|dm|pm|reach)\b/iu
/** A warning of scams, or an alternative to the usual way. */
const noOrder =
  /\b(?:reply|answer|response) to (?:this|the following) e-?mail\b|\b(?:errors?|technical (?:issues?|difficult\w+)|troubles?)\b.{0,60}\b(?:contact|e-?mail|reach|message)\b|\bapplications? (?:(?:sent|received|submitted|made) )?(?:by|via|through) e-?mail\b.{0,20}\bnot\b|\b(?:scam\w*|fraud\w*|phishing|authenticity|accommodations?)\b|\bwill (?:only|never) (?:ever )?(?:contact|e-?mail|reach)\b/iu

/** Fast check: without these a sentence names no way. */
const mayName =
  /¤|mail|phone|mobile|facebook|fb page|instagram|linkedin|telegram|whats|viber|skype|teams|messenger|chat|discord|signal|zalo|kakao/i

type Place = { start: number; end: number }

/**
 * Ways to apply by email, chat or phone: those of readOrders, and sentences that only name the way.
 * @param zones where the text is about applying
 * @returns those with an address first: they are the clearest
 */
export function readElsewhere(
  parts: readonly Part[],
  orders: readonly ReadOrder[],
  zones: readonly boolean[],
): Place[] {
  const ordered = orders.filter(({ kind }) => kind === 'outside-contact')
  const found: (Place & { rank: number })[] = []
  for (const [at, part] of parts.entries()) {
    const own = withAddresses(part.text)
    const next = addressBelow(own, parts[at + 1])
    const text = next ? `${own} ${ADDRESS}` : own
    const rank = text.includes(ADDRESS) ? 2 : Number(mayName.test(text))
    const order = ordered.find(({ start, end }) => start < part.end && part.start < end)
    if (order) {
      if (isReally(text)) found.push({ start: order.start, end: order.end, rank })
    } else if (!isOfLater(part.text) && sendsElsewhere(text, zones[at] === true))
      found.push({ start: part.start, end: next?.end ?? part.end, rank })
  }
  return found.sort((a, b) => b.rank - a.rank).map(({ start, end }) => ({ start, end }))
}

/** Alone on the next line, if the sentence leads to it. */
function addressBelow(text: string, next: Part | undefined): Part | null {
  if (!next?.isFirst || !/(?::|\b(?:to|at|on))[^\p{L}]*$/iu.test(text)) return null
  const below = withAddresses(next.text)
  return below.includes(ADDRESS) && below.replaceAll(/[^\p{L}]/gu, '').length <= 12 ? next : null
}

/** The board hides a page's address too. */
const toPage = new RegExp(
  `\\b(?:submit|upload|apply|applications?)\\b.{0,60}\\b(?:here|link|form|website|page)${gap}${ADDRESS}`,
  'iu',
)

/** Neither forbidden, nor a page, nor part of the work. */
const isReally = (text: string) =>
  !toPage.test(text) &&
  !noOrder.test(text) &&
  (text.includes(ADDRESS) ||
    !(denied.test(text) || isOfPage(text) || (ofWork.test(text) && !ofApplying.test(text))))

const isOfPage = (text: string) => text.includes(PAGE) && !/\be-?mail\b/iu.test(text)

function sendsElsewhere(said: string, isInZone: boolean): boolean {
  if (!mayName.test(said)) return false
  const text = withoutRefused(said)
  if (text.trim() === '') return false
  const hasAddress = text.includes(ADDRESS)
  if (toPage.test(text) || noOrder.test(said) || (!hasAddress && denied.test(said))) return false
  const isApplying = isInZone || ofApplying.test(text)
  if (ofWork.test(text) && !isApplying) return false
  if (yourNumber.some((one) => one.test(text)) || (hasAddress && line.test(text))) return true
  if (isApplying && byEmail.test(text)) return true
  return (isApplying || ofUs.test(text) || bare.test(text)) && commands.some((one) => one.test(text))
}
