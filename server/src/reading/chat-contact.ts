import { withoutRefused } from './refusals.ts'

const app = '(?:telegram|whats ?app|viber|(?:facebook |fb )?messenger|wechat|t\\.me\\/\\w+|wa\\.me\\/\\d+)'
const way = '(?:on|via|through|at|in|using|by|over|to)'
const us =
  '(?:me|us|my [\\w ]{2,20}?|our (?:hr|recruiter|team|manager|hiring manager|recruitment|recruiter|representative)[\\w ]{0,15}?|the recruiter|hr|directly)'

const invitations = [
  // Telling applicants to write by a chat app: 'Message me on Telegram @…', 'to apply contact us via WhatsApp'
  `\\b(?:message|contact|text|pm|dm|add|reach(?: out)?(?: to)?|chat(?: with)?|write(?: to)?|ping|hmu|call or text)(?: ${us})? (?:directly |only |now )?${way} (?:my |our |this )?${app}`,
  // Telling applicants to send something by it: 'Send my assistant a message on WhatsApp', 'send your CV to our
  // Viber'
  `\\b(?:send|drop|leave|shoot)(?: ${us})? (?:a |an |your )?(?:\\w+ ){0,3}?${way} (?:my |our |this )?${app}`,
  `\\bsend (?:${us} )?(?:a |an )${app} (?:message|text)\\b`,
  `\\b(?:apply|inquire|enquire)(?: only| now)? ${way} (?:my |our )?${app}`,
  `(?:^|[,:;•*!-] ?|\\b(?:please|kindly|just) )${app} (?:me|us)\\b`,
  `\\b(?:my|our) ${app}(?: (?:is|id|handle|username|number|account))? ?(?:is|:|@|\\+|t\\.me)`,
  `(?:^|\\s)${app} ?:? ?@\\w{3}`,
  '\\b(?:t\\.me\\/\\w{3}|wa\\.me\\/\\d{5})',
].map((words) => new RegExp(words, 'iu'))

/** Words that make a chat part of the work: customers, colleagues or questions. */
const atWork =
  /\b(?:clients?|customers?|leads?|prospects?|buyers?|sellers?|guests?|patients?|members?|daily|weekly|updates?|finished|completed|deliverables?|team communication|communicat\w+|colleagues?|we will|we'll|i will|i'll|questions?|your (?:telegram|whats ?app|viber|messenger))\b/iu

const applying = /\b(?:apply|application|applicants?|send|submit|resume|cv|interested|reply|contact|fill)\b/iu
const otherWay =
  /\be-?mail|[\w.]@[\w-]+\.\w|\bforms?\b|\blink\b|\bwebsite\b|\bapply (?:here|now|below|through|directly)\b|\bonlinejobs?\b|\bthis (?:job )?(?:post|ad|listing)\b|\breply\b|\bsubject line\b|https?:|\bwww\./iu

/** Fast check: every invitation names an app. */
const namesApp = /telegram|whats|viber|messenger|wechat|t\.me|wa\.me/i

export function isChatInvitation(sentence: string): boolean {
  if (!namesApp.test(sentence) || atWork.test(sentence)) return false
  const meant = withoutRefused(sentence)
  return invitations.some((invitation) => invitation.test(meant))
}

export function namesOtherWay(sentence: string): boolean {
  return applying.test(sentence) && otherWay.test(sentence)
}
