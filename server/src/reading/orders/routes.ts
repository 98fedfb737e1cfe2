import type { Found } from './orders.ts'
import type { Part } from './parts.ts'

export const HIDDEN = '(?:\\[hidden by the board\\]|upgrade to see actual info)'
const hidden = new RegExp(HIDDEN, 'iu')
const address =
  /\[hidden by the board\][\w./?=&-]*|upgrade to see actual info[\w./?=&-]*|https? ?:\/\/\S+|\b(?:www\.\s?)?[\w-]+\. ?(?:com|gle|ly|io|co|net|org|me|ai|app)\b(?: ?\/ ?[\w?=&/-]*)*/iu
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
  /hidden by the board|upgrade to see|https?|[@[]|form|link|appl|e-?mail|telegram|whats|viber|skype|teams|messenger|signal|discord|wechat|\bai\b|chat ?gpt|agenc|resume|\bcv\b|platform|olj|onlinejobs|survey|questionnaire|send|submit|messag|reply|respond|contact|\. ?(?:com|gle|ly|io)\b/iu

/** Ways of applying outside the board, and ways that are not wanted. */
export function readRoutes(parts: readonly Part[], at: number, isApplying: boolean): Found[] {
  const part = parts[at]
  if (!part || !ofRoutes.test(part.text)) return []
  const found: Found[] = []
  const ban = screens.test(part.text) ? undefined : banned.find(([, pattern]) => pattern.test(part.text))
  if (ban && (isApplying || ofApplicants.test(part.text)) && !ofWork.test(part.text))
    found.push({ kind: 'do-not', ...whole(part), required: !/\bneed\b/iu.test(part.text), what: ban[0] })
  const next = parts[at + 1]
  const link = addressOf(part, next)
  const contact = contactOf(part, next, link, isApplying)
  if (contact) found.push(contact)
  else {
    const page = formOf(part, next, link, isApplying)
    if (page) found.push(page)
  }
  return found
}

const ofApplicants =
  /\b(?:appl|messag|letter|ai\b|chat ?gpt|agenc|resume|cv\b|here|platform|respons|answer)/iu
const ofWork = /\b(?:clients?|customers?|leads|blogs?|articles?|content)\b/iu

const whole = (part: Part) => ({ start: part.start, end: part.start + part.text.length })

/** The address in a sentence, or the one that is all of the next line. */
function addressOf(part: Part, next: Part | undefined): { url: string; isNext: boolean } | null {
  const own = address.exec(part.text)
  if (own) return { url: own[0], isNext: false }
  const there = next && address.exec(next.text)
  const isAll = there && next.text.replace(there[0], '').replaceAll(/[^\p{L}]/gu, '').length <= 12
  return isAll ? { url: there[0], isNext: true } : null
}

function formOf(
  part: Part,
  next: Part | undefined,
  link: { url: string; isNext: boolean } | null,
  isApplying: boolean,
): Found | null {
  const { text } = part
  if (noForm.test(text) || duties.test(text)) return null
  if (
    /\b(?:take the test|watch|video|portfolio|website is|visit our (?:website|channel)|learn more|check (?:us|it) out|see our|more about)\b/iu.test(
      text,
    ) &&
    !/\b(?:form|apply)\b/iu.test(text)
  )
    return null
  const before = link && !link.isNext ? text.slice(0, text.indexOf(link.url)) : text
  const isNamed =
    form.test(text) &&
    /\bforms?\b|questionnaire|survey|typeform|\bhere\b|\blink\b|\bapplication\b|website|portal|page|site/iu.test(
      text,
    )
  const isHere = applyHere.test(`${before.trimEnd()} `)
  if (!isNamed && !(isHere && link)) return null
  if (!link && !/\b(?:forms?|link (?:below|above)|questionnaire|survey)\b/iu.test(text)) return null
  if (!link && !/\b(?:appl|below|fill)/iu.test(text)) return null
  if (!isApplying && !link) return null
  const end = link?.isNext && next ? next.start + next.text.length : part.start + text.length
  return { kind: 'link-form', start: part.start, end, required: true, ...(link && { url: shown(link.url) }) }
}

const shown = (url: string) => (hidden.test(url) ? '[hidden by the board]' : url)

function contactOf(
  part: Part,
  next: Part | undefined,
  link: { url: string; isNext: boolean } | null,
  isApplying: boolean,
): Found | null {
  const { text } = part
  if (duties.test(text) && !isApplying) return null
  const mail = email.exec(text)
  const byMail = /\b(?:e-?mail)\b/iu.test(text)
  if (/\bnot (?:via|by|through) (?:e-?mail|whats|telegram)/iu.test(text)) return null
  const name = chat.exec(text)?.[1]
  const isTold = SEND_TO.test(text)
  if (
    /\b(?:your|e-?mail address|with your) (?:whats ?app|telegram|e-?mail|skype)\b|\b(?:we|i)(?:'ll| will) (?:e-?mail|contact)/iu.test(
      text,
    ) &&
    !mail
  )
    return null
  const end = link?.isNext && next ? next.start + next.text.length : part.start + text.length
  const found = (channel: string, doubt = false): Found => ({
    kind: 'outside-contact',
    start: part.start,
    end,
    required: !/^\W*(?:or|if you have (?:any )?questions)\b/iu.test(text),
    channel,
    doubt,
  })
  if (mail && isTold) return found('email', mail[0].startsWith('['))
  if (/^\W*e-?mail(?: (?:us|me))?(?: at)?\s*[:–-]/iu.test(text) && link) return found('email')
  if (
    byMail &&
    isTold &&
    /\b(?:send (?:an? |your |us an )?(?:\w+ ){0,6}e-?mail|e-?mail (?:us|me|your|a|an|the|to|it|in)\b|(?:send|apply|submit|contact|reach|respond|reply)\b.{0,60} (?:via|by|to (?:our|my|this)|through) ?e-?mail\b|please e-?mail)/iu.test(
      text,
    ) &&
    (isApplying || link !== null || /resume|cv\b|please/iu.test(text))
  )
    return found('email')
  if (
    name &&
    link === null &&
    /\b(?:message|contact|text|reach|send|add|apply|chat|dm|ping|connect|call)\b.{0,60}\b(?:on|via|through|at|in|to|over|using|by)\b/iu.test(
      text,
    ) &&
    !/\b(?:post|content|manage|ads?|page|profile url)\b/iu.test(text) &&
    /\b(?:me|us|my|our|to apply|resume|cv|application)\b/iu.test(text)
  )
    return found(name)
  const toHidden = /\b(?:send|submit|forward|e-?mail|message)\b.{0,160}?\b(?:to|at)\b ?:?\W{0,6}$/iu
  if (!link && isApplying && /\b(?:send|submit|e-?mail)\b.{0,60} to ?:\W*$/iu.test(text))
    return found('email or link, hidden by the board')
  if (link) {
    const before = link.isNext ? text : text.slice(0, text.toLowerCase().indexOf(link.url.toLowerCase()))
    if (
      toHidden.test(before.trimEnd()) &&
      /\b(?:resume|cv|application|portfolio|e-?mail|samples?|work|videos?|letter|details|following|materials)\b/iu.test(
        before,
      ) &&
      !/\b(?:link|form) (?:below|here)|\bhere\W*$/iu.test(before)
    )
      return found(hidden.test(link.url) ? 'email or link, hidden by the board' : 'email')
    if (
      /\b(?:send|submit|e-?mail)\b (?:us )?(?:your )?(?:updated )?(?:cv|r[eé]sum[eé]|application)\b[^.]{0,20}[:–-]?\W*$/iu.test(
        before,
      )
    )
      return found('email or link, hidden by the board')
  }
  return null
}
