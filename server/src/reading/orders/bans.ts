import type { Ban } from '@hanap/contract/jobs/orders'
import { refusedPlace } from './ban-places.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { refusesGivenWords } from './refused-words.ts'

/** 'Do not contact us outside this platform': the applicant is to stay on it. */
const stays =
  /\b(?:do not|don't|dont|never|please avoid|refrain from)\b[^,;]{0,60}\b(?:(?:outside|off)(?: of)? (?:of )?(?:(?:this|the|our)\b(?! (?:company|business|country|office|team|scope|box|hours))|online ?jobs?|olj)|(?:through|via|on) our (?:own )?(?:website|site|social media|page)s?|(?:contact|reach(?: out to)?) (?:us|me) directly)\b/iu

const banned: readonly (readonly [Ban, RegExp])[] = [
  [
    'unread',
    /\b(?:do not|don't|dont) (?:submit|apply|send)\b.{0,40}\b(?:unless|until|without|before)\b.{0,20}\bread/iu,
  ],
  [
    'ai',
    /\b(?:without (?:the use of |using |help from )?|submitting |no )(?:chat ?gpt|ai)\b[- ]?(?:generated|written|tools?|answers?|work)?.{0,40}(?:disqualif\w+|allowed|accepted|please|\)|:|$)/iu,
  ],
  ['ai', /\b(?:do not|don't|dont) want\b.{0,20}\b(?:generic|template\w*|copy|ai|chat ?gpt)/iu],
  [
    'ai',
    /\bif (?:you|it) [^,.;"]{0,30}\b(?:us(?:e|es|ed)|(?:written|generated|made) (?:by|with)) (?:an? )?(?:ai\b|chat ?gpt)[^"]{0,80}\b(?:delet|ignor|reject|disregard|disqualif|skip|trash|not (?:be )?(?:read|consider|review))/iu,
  ],
  ['length', /\bdo not write more th[ae]n\b/iu],
  [
    'ai',
    /\b(?:do not|don't|dont|without|no|avoid|refrain from|never)\b (?:us |use |using |any |send |sending |submit |submitting |copy[\w-]* |rely on |be )*(?:ai\b|chat ?gpt|(?:(?:generic|copy[- ]?paste\w*|template\w*)(?: or)? ?){1,3} (?:ai )?(?:answers?|responses?|applications?|(?:cover )?letters?|messages?|resumes?))/iu,
  ],
  [
    'agency',
    /\b(?:no|not accepting|(?:do|will) not (?:accept|want)|don't (?:accept|want)|not (?:looking|open) (?:for|to)|please no)\b (?:\w+ ){0,3}agenc(?:y|ies)\b|\bagenc(?:y|ies)\b.{0,30}\b(?:will not|won't|need not|are not|not)\b (?:be )?(?:considered|accepted|apply|entertained)/iu,
  ],
  [
    'ai',
    /\b(?:ai[- ]?(?:generated|written|responses?|answers?)|(?:written|made|generated) (?:by|with|using) ai|chat ?gpt|copy[- ]?(?:and[- ])?paste\w*|generic|template\w*|mass|bulk)\b.{0,60}(?:\b(?:will (?:not|be)|won't|are not|not be|get|are|goes?|result|means?|mean)|'ll be)\b.{0,30}\b(?:trash|bin|spam|disqualification|rejection|considered|accepted|ignored|rejected|deleted|read|entertained|disqualified|disregarded|skipped|reviewed)\b/iu,
  ],
  [
    'attachment',
    /\b(?:do not|don't|dont|no need (?:to|for)|we don't need|please don't)\b (?:bother )?(?:send(?:ing)?|attach|include|a|submit|write|formal|need|upload|share|provide)\b.{0,20}\b(?:resumes?|cv|cover letters?|portfolios?|links?|long|files|attachments|photos?|pictures?|headshots?|videos?)\b/iu,
  ],
  [
    'attachment',
    /\b(?:do not|don't|dont)\b (?:need|require|want) (?:to see |an? |any |your )*(?:links?|resumes?|cvs?|cover letters?|portfolios?|additional|attachments)\b/iu,
  ],
  [
    'contact',
    /\b(?:do not|don't|dont|never)\b (?:call|text|(?:e-?)?mail|contact|message|dm|add|send) (?:us|me)\b(?! (?:your|a link|if))|\b(?:any|all|direct|cold|unsolicited)\b.{0,15}\b(?:e-?mails?|dms?|messages?|calls?|texts?|social media)\b.{0,50}\b(?:will|may) (?:result in|lead to|mean|get you|be)\b.{0,25}\b(?:disqualif\w+|reject\w*|ignored|blocked|deleted)\b|\bnot (?:via|by|through) e-?mail\b|^\W*(?:please )?do not (?:e-?)?mail(?:\W*$|\))|(?:^|[^\w\s]\s*)(?:please )?(?:do not|don't|dont|no) (?:phone )?(?:calls?|texts?)(?: or (?:calls?|texts?))?(?: please)?\W*$/iu,
  ],
  [
    'contact',
    /\b(?:applications?|resumes?|submissions?)\b.{0,30}\b(?:sent|made|submitted|received)\b.{0,20}\b(?:e-?mail|outside|elsewhere|dm|facebook|linkedin)\b.{0,60}\b(?:not|ignored|disregarded|deleted)\b/iu,
  ],
  [
    'ai',
    /\b(?:do not|don't|dont|never)\b (?:just )?(?:copy[- ](?:and[- ])?paste|use an? (?:[\w-]+ )?template)\b/iu,
  ],
  [
    'attachment',
    /^\W*no (?:links?|attachments?|photos?|pictures?|headshots?|videos?)(?=\W*$|[,.;!)]| (?:please|needed|required|necessary|yet)\b)/iu,
  ],
  [
    'ai',
    /\b(?:do not|don't|dont|never)\b[^.;:]{0,60}\b(?:with|using|by|from) (?:the help of )?(?:ai\b|chat ?gpt)/iu,
  ],
  [
    'answer',
    /\b(?:do not|don't|dont|never|no need to)\b (?:answer|respond to|reply to) (?:any of |all of |all )?(?:the|these|those|my|our|any|this|that) (?:[\w-]+ ){0,3}?questions?\b(?!.{0,40}\b(?:with|using|unless|until|if|before|without)\b)/iu,
  ],
  [
    'words',
    /\b(?:do not|don't|dont|never|no|avoid|without|refrain from|leave out)\b (?:(?:us(?:e|ing)|includ(?:e|ing)|add(?:ing)?|writ(?:e|ing)|put(?:ting)?|any|the|fancy|generic|corporate|too many) )*(?:buzz ?words?|clich[eé]s?|emojis?|jargon|em[ -]?dashes|filler words|words? (?:like|such as))\b/iu,
  ],
  [
    'words',
    /\b(?:do not|don't|dont|never|avoid|refrain from|no need to)\b (?:mention|stat|includ|writ|put|tell)\w* (?:us |about )*(?:your|any|the) (?:[\w-]+ )?(?:salary|rates?|pay|age|name|phone|number|address|photo|religion|personal|contact)\b/iu,
  ],
  [
    'attachment',
    /^\W*(?:just .{0,30})?no (?:r[eé]sum[eé]s?|cvs?|cover letters?|long (?:messages?|paragraphs?))\b/iu,
  ],
]
const screens =
  /\bdo(?:n't| not) apply\b.{0,20}\b(?:if|unless|for)\b|\bif you (?:don't|do not|can't|cannot|are not)\b/iu

/** Refuses those who leave it out. */
const isDemand =
  /\b(?:applications?|submissions?|messages?|applicants?|candidates?|those|anyone|people) (?:that|who|which) (?:do|does|did|have|has|are|is) ?(?:not|n't)\b/iu
const ofApplicants =
  /\b(?:appl|messag|letter|your repl|subject line|portfolio|inbox|dms?\b|calls?\b|contact|(?:e-?)?mail|no photos?\b|questions?\b|ai\b|chat ?gpt|agenc|resume|cv\b|here|platform|respons|answer|please (?:do not|don't) (?:send|attach))/iu
const ofWork = /\b(?:clients?|customers?|leads|blogs?|articles?|content)\b/iu

export function banOf({ text, start, end }: Part, isApplying: boolean): ReadOrder | null {
  if (screens.test(text) || (ofWork.test(text) && !isApplying) || !(isApplying || ofApplicants.test(text)))
    return null
  const ban = banIn(text)
  // 'No resume, no interview' asks for it, 'no resume? No problem' refuses nothing.
  if (ban === 'attachment' && (isCondition.test(text) || /\?\W*$/u.test(text))) return null
  if (!ban || (ban === 'attachment' && isDemand.test(text))) return null
  const what = ban === 'attachment' ? attachmentIn(text) : ban
  return { kind: 'do-not', start, end, required: !/\bneed\b/iu.test(text), what }
}

/** Fast check: without these nothing is refused. */
const mayRefuse =
  /\bno|n't|dont|cannot|never|without|avoid|refrain|submitting|leave out|ignor|disregard|disqualif|reject|delet|block|trash|\bbin\b|spam|consider|accept|read|entertain|skip|review/iu

function banIn(text: string): Ban | undefined {
  if (!mayRefuse.test(text)) return undefined
  if (stays.test(text)) return 'contact'
  if (refusesGivenWords(text)) return 'words'
  return refusedPlace(text) ?? banned.find(([, pattern]) => pattern.test(text))?.[0]
}

export const attachmentBans: readonly string[] = ['attachment', 'resume', 'resume-and-more']

const THING =
  '(?:r[eé]sum[eé]s?|cvs?|(?:formal )?cover letters?|portfolios?|links?|files?|attachments?|long (?:messages?|paragraphs?))'
const JOIN = '(?:,? (?:or|and|nor)|,|/| ?&) ?(?:an? |any |your |no )*'
const isCondition = new RegExp(
  `^\\W*no [^.,;:?=!–—-]{2,40}(?:\\s*[,;:?=–—-]+\\s*|\\s+means\\s+)no (?!need\\b|${THING}\\b)[\\w' -]{2,40}\\W*$`,
  'iu',
)
/** 'Do not send a resume or a cover letter.', not 'Do not send a resume in Word.' */
const refused = new RegExp(
  `\\b(?:no|(?:not|don't|dont|never|no need to|no need for)(?: bother)? ?(?:send|sending|attach|include|submit|need|upload|share|provide|require|want)?)(?: to see)?(?: us| me| an?| any| your)* (${THING}(?:${JOIN}${THING})*)(?: please| here| yet| needed| required| necessary| at all)*\\s*(?:$|[.,;:!?)(—–-])`,
  'iu',
)

/** Whether a resume alone is refused, with other things, or something else. */
function attachmentIn(text: string): Ban {
  const things = refused.exec(text.replaceAll('’', "'"))?.[1] ?? ''
  const others = things.replaceAll(/r[eé]sum[eé]s?|\bcvs?\b/giu, '')
  if (others.length === things.length) return 'attachment'
  return new RegExp(THING, 'iu').test(others) ? 'resume-and-more' : 'resume'
}
