import { hidesApp } from '../disguise.ts'
import { needing } from '../patterns.ts'
import { withoutRefused } from '../refusals.ts'
import { appOfNumber } from './app-numbers.ts'
import { formAddress } from './forms.ts'
import { duties, isHidden, type Link } from './links.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const email = needing(
  '[@([]',
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\))\s?\w{2,}|\[(?:[\w ]{0,20} )?e-?mail\b[\w /]{0,20}\]/iu,
)

const SEND_TO =
  /\b(?:(?:e-?)?mail|send|submit|forward|message|contact|apply|write|text|whats ?app|reach (?:out|us)|dm|shoot|drop|telegram|call|add)\b/iu
const chat =
  /\b(whats ?app|telegram|viber|skype|(?:microsoft |ms )teams|(?<=\b(?:on|via|through|using|over|by|in|at|my) )teams|messenger|signal|discord|wechat|slack|linkedin|instagram|facebook|fb)\b/iu

/** The seeker's own address, or one the employer will write to. */
const theirTurn =
  /\b(?:your|e-?mail address|with your) (?:whats ?app|telegram|e-?mail|skype)\b|\b(?:we|i)(?:'ll| will) (?:e-?mail|contact)/iu
const byEmail =
  /\b(?:send (?:us |me )?(?:an? |your )(?:\w+ ){0,4}e-?mail|(?<!\b(?:the|best|your|this|an|by|via|valid|working|same) )e-?mail (?:us|me|your|an?|the|to|it|in|applications?|r[eé]sum[eé]s?|cvs?)\b|\bapply by (?:e-?)?mailing\b|(?<!\b(?:the|our|an?|by|via|of|in|for|direct|voice) )(?<![\w-])mail (?:(?:us|me|your)\b|(?:it|them|this|these|everything) to (?:us|me|this|the (?:address|e-?mail)|\[hidden))|(?:send|apply|submit|contact|reach|respond|reply)\b.{0,60} (?:via|by|to (?:our|my|this)|through) ?e-?mail\b|(?:send|share|submit|forward)\b.{0,60} in (?:the|our|this) e-?mail\W*(?=:)|please e-?mail)/iu
const byChat =
  /(?<!\b(?:our|my|an?|the|team|video|every|each|per|phone|(?!only\b)\w+ly|\w+day) )\b(?:message|contact|text|reach|send|add|apply|chat|dm|ping|connect|call)\b.{0,60}\b(?:on|via|through|at|in|to|over|using|by)\b/iu
const ofPosting =
  /\b(?:(?<!\b(?:this|job) )post|content|manage|ads?|(?<!\bmessage on (?:our|my) (?:\w+ )?)page|profile url)\b/iu
/** 'Keep our files in Slack tidy' */
const ofFiles =
  /\b(?:keep|manage|organi[sz]e|tidy|maintain|store|update|track|run|monitor|handle)\b[^,;]{0,40}\b(?:in|on|via|through|using) (?:our |the )?(?:\w+ )?(?:slack|discord|(?:microsoft |ms )?teams|linkedin|instagram|facebook|fb|messenger|telegram|whats ?app|viber|skype)\b/iu
const toSomeone =
  /\b(?:send|sent|transmittal|submit|submitted|forward|forwarded|e-?mail|e-?mailed|message|reply|respond)\b.{0,160}?\b(?:to|at|(?:to|via|at) (?:me|us|this|the following|text)(?: (?:e-?mail|number|address))?(?: to)?)\b ?:?\W{0,6}$/iu
/** Asks for an email to an address: 'Email [hidden by the board] with:' */
const emailAt =
  /(?:^|[^\p{L}\s]\s*|\b(?:to apply,?|please|or|and|then|just|simply|can|apply by|contact) )(?:e-?)?mail(?:ing)?(?: (?:us|me|it|at|to))*\s*[:–-]?\s*$/iu
/** Asks for a chat message to an address: 'Text me on [hidden by the board]' */
const chatAt =
  /\b(?:text|message|add|dm|ping|call|reach(?: out)?|contact|connect|chat|talk)\b (?:to |with )?(?:me|us|hr|him|her|(?:our|my) \w+)\b.{0,30}\b(?:on|at|via|through|using)(?: (?:whats ?app|telegram|viber|skype|signal|discord|messenger|(?:microsoft |ms )?teams))?\W*$|\b(?:send|submit)\b.{0,120} (?:to|via|on|through) (?:my |our )?(?:whats ?app|telegram|viber|skype|(?:microsoft |ms )?teams)\W*$|\bsend (?:me |us )?an? (?:whats ?app|telegram|viber) (?:message|text) to\W*$/iu
/** 'Send to: [hidden by the board]', below what is to be sent */
const bareTo =
  /^\W*(?:please |kindly |and |then )*(?:send|submit|(?:e-?)?mail|forward)(?: (?:it|them|this|these|everything|(?:it |them )?all(?: of (?:it|this|these|the above))?|the above))? to\W*$|^\W*(?:applications?|cvs?|r[eé]sum[eé]s?)(?: and (?:\w+ )?\w+)? to\W*$/iu
/** 'Interested applicants may contact [hidden by the board]', 'Please Viber our recruiter: …' */
const mayContact =
  /\b(?:interested|qualified|applicants?|candidates?|to apply)\b.{0,60}\b(?:contact|reach|message|call|text|e-?mail)\b(?: (?:us|me|hr))?(?: (?:at|on|via|through))?\W*$|\b(?:please|kindly) (?:viber|whats ?app|telegram|skype|text|ping)\b [\w ]{2,30}\W*$/iu
/** 'Reach out to the MS Teams of Maria' */
const ofPerson =
  /\b(?:reach out|message|contact|connect|get in touch|send)\b.{0,60}\b(?:to|with|on|via|through) (?:the |our |my )?(?:\w+ )?(whats ?app|telegram|viber|skype|teams|messenger|discord)(?: (?:of|account|number|id|chat))\b/iu
/** A way out if another fails: 'If you cannot see the link, message us' */
const fallback =
  /^\W*(?:or|if you have (?:any )?questions|(?:if|should|in case)\b.{0,60}\b(?:cannot|can't|unable|trouble|errors?|issues?|problems?|(?:doesn't|does not|don't|do not) (?:work|see|open)))\b/iu
/** 'Send it to this email', with the address on another line. */
const toThisAddress = /^\W*(?:send .{0,40})?to (?:this|the following|our) (?:e-?mail|address|number)\b/iu
const applyingThings =
  /\b(?:voice|audio|recording|them|answers|interested|r[eé]sum[eé]s?|cvs?|applications?|proposals?|portfolio|e-?mail|samples?|work|videos?|letter|details|following|materials)\b/iu
const sendYours =
  /\b(?:send|submit|(?:e-?)?mail)\b (?:us )?(?:your )?(?:updated )?(?:cv|r[eé]sum[eé]|application(?! here))\b[^.]{0,20}[:–-]?\W*$/iu
/** Asks for a message to a phone number: 'Text your resume to +63 …' */
const phone = needing(
  '\\d',
  /\b(?:text(?:ing)?|call(?:ing)?|message|messaging|send|sending|whats ?app)\b.{0,60}[ +(]\d[\d ()-]{8,}\d/iu,
)
/** Letters with marks between them, as in 'tele/gram'. */
const spoiled = /\p{L}[^\p{L}\s]{1,3}\p{L}/u
const toUs = /\b(?:me|us|my|our|to apply|resume|cv|application)\b/iu
const follows = /\bfollow (?:us|me|our)\b/iu
/** A hidden address may be either. */
const EMAIL_OR_LINK = 'email or link, hidden by the board'

const noContact =
  /\b(?:not (?:via|by|through)|do not|don't|dont|never) (?:(?:e-?)?mail|whats|telegram|message|call|text|send)/iu

export function contactOf(part: Part, link: Link | null, isApplying: boolean): ReadOrder | null {
  const text = withoutRefused(part.text)
  if (text.trim() === '') return null
  const mail = email.exec(text)?.[0]
  if (!isContact(text, link?.before ?? text, mail, isApplying)) return null
  const channel = channelOf(text, mail, link, isApplying)
  if (channel === null) return null
  const required = !fallback.test(text)
  // An address in brackets is an unfilled template placeholder.
  const doubt = mail?.startsWith('[') === true
  return { kind: 'outside-contact', start: part.start, end: link?.end ?? part.end, required, channel, doubt }
}

/** In one clause: 'send quotes, know our script; write LinkedIn posts' asks for no message. */
const asksByChat = (clause: string) =>
  chat.test(clause) && byChat.test(clause) && !ofPosting.test(clause) && !ofFiles.test(clause)
const clausesOf = (text: string) => text.split(/;\s|[.!?]\s+(?=\p{Ll})/u)

function isContact(text: string, before: string, mail: string | undefined, isApplying: boolean): boolean {
  if (duties.test(text) && !isApplying) return false
  const ban = text.search(noContact)
  if (ban >= 0 && !byEmail.test(text.slice(0, ban))) return false
  return mail !== undefined || !theirTurn.test(before)
}

function channelOf(
  text: string,
  mail: string | undefined,
  link: Link | null,
  isApplying: boolean,
): string | null {
  if (mail && SEND_TO.test(text)) return 'email'
  if (link && emailAt.test(link.before)) return 'email'
  if (byEmail.test(text) && (isApplying || link || /resume|cv\b|please/iu.test(text))) return 'email'
  if (isApplying && toThisAddress.test(text)) return 'email'
  const app = appOfNumber(text)
  const isCommand = phone.test(text) || (app !== null && SEND_TO.test(text))
  if (isCommand && (isApplying || applyingThings.test(text))) return app ?? 'phone'
  const name = follows.test(text) ? undefined : chat.exec(text)?.[1]
  const named = isApplying ? ofPerson.exec(text)?.[1] : undefined
  if (named) return named
  if (spoiled.test(text) && byChat.test(text) && toUs.test(text) && hidesApp(text)) return 'chat'
  const isNamed = name !== undefined && (!link || chatAt.test(link.before))
  if (isNamed && (link || toUs.test(text)) && clausesOf(text).some(asksByChat)) return name
  if (!link) {
    const isTo = isApplying && /\b(?:send|submit|e-?mail)\b.{0,60} to ?:\W*$/iu.test(text)
    return isTo ? EMAIL_OR_LINK : null
  }
  if (chatAt.test(link.before) || mayContact.test(link.before)) return EMAIL_OR_LINK
  if (formAddress.test(link.url)) return null
  const isToForm =
    /\b(?:link|form) (?:below|here)|\b(?:here|form|link|questionnaire|survey|website|portal|site|page)\W*$/iu.test(
      link.before,
    )
  if (isApplying && bareTo.test(link.before)) return isHidden(link) ? EMAIL_OR_LINK : 'email'
  if (toSomeone.test(link.before.trimEnd()) && applyingThings.test(link.before) && !isToForm)
    return isHidden(link) ? EMAIL_OR_LINK : 'email'
  return sendYours.test(link.before) &&
    !/\b(?:form|website|site|page|portal)\W*$|\b(?:this|the|following) (?:link|form)\b/iu.test(link.before)
    ? EMAIL_OR_LINK
    : null
}
