import { HIDDEN_MARK } from '../redactions.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const address =
  /\[hidden by the board\][\w./?=&-]*|https? ?:\/\/\S+|\b(?:www\.\s?)?[\w-]+\. ?(?:com|gle|ly|io|co|net|org|me|ai|app)\b(?: ?\/ ?[\w?=&/-]*)*/iu
const email =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\))\s?\w{2,}|\[(?:your )?e-?mail(?: address)?(?: here)?\]|\[insert e?-?mail\]/iu

const form =
  /\b(?:fill(?:ing)?[ -](?:out|in|up|the|form)|complet(?:e|ing)|submit(?:ting)?|apply(?:ing)? (?:here|through|via|using|at|on|online|by)|answer|use|visit|click(?:ing)?(?: on)?|go to|follow|access|start|create your application|register|sign up|take|head over|copy and paste|submit your (?:details|application|info\w*) (?:here|through|via|at))\b.{0,80}?\b(?:forms?|links?|applications?(?! letter)|questionnaire|survey|typeform|here|below|page|website|portal|site|url|intake)\b/iu
const applyHere =
  /\b(?:apply (?:here|now|today|at|via|through|using|online|below|link)|application (?:form|link|page)|how to apply|link to apply|google form|typeform|jotform|to apply|apply)\b[^.]{0,40}?[:\-–—?>\s*]+$/iu
const noForm =
  /\b(?:tax|client|customer|contact form|order forms?|in the form of|job order|lead forms?|intake forms? (?:for|from)|web ?forms?|short form)\b/iu

const SEND_TO =
  /\b(?:e-?mail|send|submit|forward|message|contact|apply|write|text|whats ?app|reach (?:out|us)|dm|shoot|drop|telegram|call|add)\b/iu
const chat =
  /\b(whats ?app|telegram|viber|skype|(?:microsoft |ms )?teams|messenger|signal|discord|wechat|slack|linkedin|instagram|facebook)\b/iu
const duties =
  /\b(?:clients?|customers?|leads|prospects?|daily|guests?|vendors?|tenants?|inbox|campaigns?|inquiries|responsible|manage|managing|respond to|communicat\w+|collaborat\w+|experience|proficien\w+|knowledge|familiar\w*|tools?\b.{0,20}:)\b/iu

/** Ways that are not wanted. */
const banned: readonly (readonly [string, RegExp])[] = [
  [
    'board',
    /\b(?:applications?|messages?|resumes?|submissions?|those|candidates)\b.{0,60}\b(?:through|via|on|from|by|directly|using|sent|made)\b.{0,40}\b(?:onlinejobs?(?:\.ph|ph)?'?|olj|this (?:platform|site|post|board|website|page)|here|messag\w+ system|platform|dm|inbox)\b.{0,50}\b(?:will not|won't|not be|ignored|disregard\w*|not (?:considered|accepted|reviewed)|be (?:ignored|rejected|deleted))/iu,
  ],
  [
    'board',
    /\b(?:do not|don't|dont|please don't|never|not|no)\b (?:apply|accept|check|respond|reply|message|send|contact|submit|consider|use|dm|direct message)\b.{0,60}\b(?:onlinejobs?(?:\.ph|ph)?|olj|this (?:platform|site|post|board|website)|through here|on here|here|on the platform|replying|messages?|directly)\b/iu,
  ],
  ['board', /\bdo not send your (?:application|resume|cv)s?\b.{0,60}\b(?:through|via|by|to)\b/iu],
  [
    'ai',
    /\b(?:without (?:the use of |using |help from )?|submitting |no )(?:chat ?gpt|ai)\b[- ]?(?:generated|written|tools?|answers?|work)?.{0,40}(?:disqualif\w+|allowed|accepted|please|\)|:|$)/iu,
  ],
  ['length', /\bdo not write more than\b/iu],
  [
    'ai',
    /\b(?:do not|don't|dont|without|no|avoid|refrain from|never)\b (?:us |use |using |any |send |submit |copy[\w-]* |rely on |be )*(?:(?:generic |copy[- ]paste\w* |template\w* |ai[- ]?(?:generated|written|assisted)? ?|chat ?gpt\w*[- ]?(?:generated|written)? ?)+)(?:tools?|answers?|responses?|applications?|letters?|cover letters?|messages?|content|resumes?|to (?:write|answer|generate|apply))?/iu,
  ],
  [
    'agency',
    /\b(?:no|not accepting|do not accept|not (?:looking|open) (?:for|to)|please no)\b (?:\w+ )?agenc(?:y|ies)\b/iu,
  ],
  [
    'ai',
    /\b(?:ai[- ]?(?:generated|written)|chat ?gpt|copy[- ]?(?:and[- ])?paste\w*|generic|template\w*)\b.{0,60}\b(?:will (?:not|be)|won't|are not|not be|get|are)\b.{0,30}\b(?:considered|accepted|ignored|rejected|deleted|read|entertained|disqualified|disregarded|skipped|reviewed)\b/iu,
  ],
  [
    'attachment',
    /\b(?:do not|don't|dont|no need (?:to|for)|we don't need|please don't)\b (?:send|attach|include|a|submit|write|formal|need|upload|share|provide)\b.{0,20}\b(?:resumes?|cv|cover letters?|portfolios?|links?|long)\b/iu,
  ],
  [
    'contact',
    /\b(?:do not|don't|dont|please don't)\b (?:call|text|e-?mail|contact|message) (?:us|me|the)\b/iu,
  ],
  [
    'attachment',
    /^\W*(?:just .{0,30})?no (?:r[eé]sum[eé]s?|cvs?|cover letters?|long (?:messages?|paragraphs?))\b/iu,
  ],
]
const screens =
  /\bdo(?:n't| not) apply\b.{0,20}\b(?:if|unless|for)\b|\bif you (?:don't|do not|can't|cannot|are not)\b/iu

/** Without one of these a sentence names no way of applying. */
const ofRoutes =
  /hidden by the board|https?|[@[]|form|link|appl|e-?mail|telegram|whats|viber|skype|teams|messenger|signal|discord|wechat|\bai\b|chat ?gpt|agenc|resume|\bcv\b|platform|olj|onlinejobs|survey|questionnaire|send|submit|messag|reply|respond|contact|\. ?(?:com|gle|ly|io)\b/iu

const ofApplicants =
  /\b(?:appl|messag|letter|ai\b|chat ?gpt|agenc|resume|cv\b|here|platform|respons|answer)/iu
const ofWork = /\b(?:clients?|customers?|leads|blogs?|articles?|content)\b/iu

/** Ways of applying outside the board, and ways that are not wanted. */
export function readRoutes(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder[] {
  const part = parts[at]
  if (!part || !ofRoutes.test(part.text)) return []
  const link = linkOf(part, parts[at + 1])
  const way = contactOf(part, link, isApplying) ?? formOf(part, link, isApplying)
  const ban = banOf(part, isApplying)
  return [ban, way].filter((one) => one !== null)
}

function banOf({ text, start, end }: Part, isApplying: boolean): ReadOrder | null {
  if (screens.test(text) || ofWork.test(text) || !(isApplying || ofApplicants.test(text))) return null
  const ban = banned.find(([, pattern]) => pattern.test(text))
  return ban ? { kind: 'do-not', start, end, required: !/\bneed\b/iu.test(text), what: ban[0] } : null
}

/** An address: with what stands before it, and where the order ends that leads there. */
type Link = { url: string; before: string; end: number }

/** The address in a sentence, or the one that is all of the next line. */
function linkOf(part: Part, next: Part | undefined): Link | null {
  const own = address.exec(part.text)
  if (own) return { url: own[0], before: part.text.slice(0, own.index), end: part.end }
  const there = next && address.exec(next.text)
  const isAll = there && next.text.replace(there[0], '').replaceAll(/[^\p{L}]/gu, '').length <= 12
  return isAll ? { url: there[0], before: part.text, end: next.end } : null
}

const isHidden = (link: Link | null) => link?.url.includes(HIDDEN_MARK) === true

const otherPage =
  /\b(?:take the test|watch|video|portfolio|website is|visit our (?:website|channel)|learn more|check (?:us|it) out|see our|more about)\b/iu
const page =
  /\bforms?\b|questionnaire|survey|typeform|\bhere\b|\blink\b|\bapplication\b|website|portal|page|site/iu
/** Names a form also where its address is not in the text. */
const formAlone = /\b(?:forms?|link (?:below|above)|questionnaire|survey)\b/iu

function formOf({ text, start, end }: Part, link: Link | null, isApplying: boolean): ReadOrder | null {
  if (noForm.test(text) || duties.test(text)) return null
  if (otherPage.test(text) && !/\b(?:form|apply)\b/iu.test(text)) return null
  const isNamed = form.test(text) && page.test(text)
  if (link) {
    const isHere = applyHere.test(`${link.before.trimEnd()} `)
    if (!isNamed && !isHere) return null
    const url = isHidden(link) ? HIDDEN_MARK : link.url
    return { kind: 'link-form', start, end: link.end, required: true, url }
  }
  const isTold = isNamed && isApplying && formAlone.test(text) && /\b(?:appl|below|fill)/iu.test(text)
  return isTold ? { kind: 'link-form', start, end, required: true } : null
}

/** The seeker's own address, or one the employer will write to. */
const theirTurn =
  /\b(?:your|e-?mail address|with your) (?:whats ?app|telegram|e-?mail|skype)\b|\b(?:we|i)(?:'ll| will) (?:e-?mail|contact)/iu
const byEmail =
  /\b(?:send (?:an? |your |us an )?(?:\w+ ){0,6}e-?mail|e-?mail (?:us|me|your|a|an|the|to|it|in)\b|(?:send|apply|submit|contact|reach|respond|reply)\b.{0,60} (?:via|by|to (?:our|my|this)|through) ?e-?mail\b|please e-?mail)/iu
const byChat =
  /\b(?:message|contact|text|reach|send|add|apply|chat|dm|ping|connect|call)\b.{0,60}\b(?:on|via|through|at|in|to|over|using|by)\b/iu
const ofPosting = /\b(?:post|content|manage|ads?|page|profile url)\b/iu
const toSomeone = /\b(?:send|submit|forward|e-?mail|message)\b.{0,160}?\b(?:to|at)\b ?:?\W{0,6}$/iu
const applyingThings =
  /\b(?:resume|cv|application|portfolio|e-?mail|samples?|work|videos?|letter|details|following|materials)\b/iu
const sendYours =
  /\b(?:send|submit|e-?mail)\b (?:us )?(?:your )?(?:updated )?(?:cv|r[eé]sum[eé]|application)\b[^.]{0,20}[:–-]?\W*$/iu
/** An address that the board hides may be either. */
const EMAIL_OR_LINK = 'email or link, hidden by the board'

function contactOf(part: Part, link: Link | null, isApplying: boolean): ReadOrder | null {
  const { text } = part
  const mail = email.exec(text)?.[0]
  if (!isContact(text, mail, isApplying)) return null
  const channel = channelOf(text, mail, link, isApplying)
  if (channel === null) return null
  const required = !/^\W*(?:or|if you have (?:any )?questions)\b/iu.test(text)
  // A place to be filled in, which nobody filled in.
  const doubt = mail?.startsWith('[') === true
  return { kind: 'outside-contact', start: part.start, end: link?.end ?? part.end, required, channel, doubt }
}

function isContact(text: string, mail: string | undefined, isApplying: boolean): boolean {
  if (duties.test(text) && !isApplying) return false
  if (/\bnot (?:via|by|through) (?:e-?mail|whats|telegram)/iu.test(text)) return false
  return mail !== undefined || !theirTurn.test(text)
}

function channelOf(
  text: string,
  mail: string | undefined,
  link: Link | null,
  isApplying: boolean,
): string | null {
  if (mail && SEND_TO.test(text)) return 'email'
  if (link && /^\W*e-?mail(?: (?:us|me))?(?: at)?\s*[:–-]/iu.test(text)) return 'email'
  if (byEmail.test(text) && (isApplying || link || /resume|cv\b|please/iu.test(text))) return 'email'
  const name = chat.exec(text)?.[1]
  const isToUs = /\b(?:me|us|my|our|to apply|resume|cv|application)\b/iu.test(text)
  if (name && !link && isToUs && byChat.test(text) && !ofPosting.test(text)) return name
  if (!link) {
    const isTo = isApplying && /\b(?:send|submit|e-?mail)\b.{0,60} to ?:\W*$/iu.test(text)
    return isTo ? EMAIL_OR_LINK : null
  }
  const isToForm = /\b(?:link|form) (?:below|here)|\bhere\W*$/iu.test(link.before)
  if (toSomeone.test(link.before.trimEnd()) && applyingThings.test(link.before) && !isToForm)
    return isHidden(link) ? EMAIL_OR_LINK : 'email'
  return sendYours.test(link.before) ? EMAIL_OR_LINK : null
}
