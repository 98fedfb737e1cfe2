import { bareOf, NEAR } from './clauses.ts'
import { attachmentIn, isSaying } from './things.ts'

/** Verbs of sending. */
export const HAND =
  'send|submit|attach|share|provide|(?:e-?)?mail|forward|upload|drop|add|show|message|record|link|post|pm|dm|enclose|create|make|shoot|film|prepare|present|complete|supply|answer|include|give|respond|reply'
/** Verbs of writing and saying. */
export const SAY =
  'list|mention|state|tell|let|write|put|specify|indicate|describe|explain|comment|introduce|confirm|highlight|rate|detail|outline|elaborate|summari[sz]e|discuss|clarify|walk|pick|choose'
export const says = new RegExp(`^(?:${SAY})$`, 'iu')
/** Verbs that address the applicant anywhere in a sentence. */
export const isPointed =
  /^(?:list|mention|state|specify|indicate|describe|explain|outline|elaborate|introduce)$/iu
/** Only a thing to send makes these an order. */
const handles =
  /^(?:show|drop|record|make|create|link|add|shoot|film|present|complete|upload|forward|enclose|post|prepare)$/iu
/** Anything of the applicant's own makes these an order. */
export const gives = /^(?:share|include|provide|give|send|add)$/iu
export const own =
  /^ (?:with )?(?:(?:us|me) )?(?:your (?!(?:\w+ ){0,2}(?:applications?|messages?|e-?mails?|dms?|interest|details)\b)|(?:what|why|how|which|who|one|two|\d|the best|any)\b|(?<= (?:us|me) )an? (?!(?:\w+ )?(?:message|e-?mail|call|dm|text|shout|ring|line|hello|try|chance|request)\b)|an? (?=[^.]{0,60}\bin (?:your|the) (?:application|message|reply|letter)))/iu
const ofSelf = /^ yourself\b(?! (?:to|as)\b)/iu
const toUs = /^ (?:us|me) (?:an?|few|your|two|three)\b/iu
/** 'Add a note on why you care' */
const noteOf =
  /^ an? (?:[\w-]+ ){0,2}(?:note|line|message|sentence|paragraph)\b.{0,20}\b(?:why you|about yourself|about you|how you)\b/iu
const nouns = /^(?:rate|list|detail|record|post|message|show|link|highlight|comment|answer|state)$/iu
/** 'When applying, link to two of your articles.' */
const linksTo = /^ to (?:your|an?|one|two|three|some|any|at least|examples?|\d)\b/iu
const atApplying = /\b(?:apply|applying|application|message|reply),? $/iu
const commands = /\b(?:please|pls|kindly|must) $|\($/iu
/** Begins the object of a second request. */
export const object =
  /^ (?:with )?(?:in (?:your|the)|your?|the|an?|us|me|any|some|what|why|how|which|who|where|when|if|that|whether|links?|at least|\d)\b/iu

/** Things that only an applicant sends. */
export const ofApplicant =
  /\b(?:r[eé]sum[eé]s?|cv|cover letters?|portfolios?|introduct\w+ (?:video|recording)|yourself (?:reading|speaking|talking)|video intro\w*|video (?:of )?yourself|speed ?test|loom|vocaroo|self[- ]intro\w*)\b/iu
const ofWords =
  /^ (?:down )?(?:the|this|these) (?:exact |following )?(?:words?|phrase|code ?words?|code|keyword)\b/iu
const speaksToReader = /\b(?:you|your|yours|yourself|youve|me|us|my|our|please|pls|kindly)\b/iu
/** 'You would research prices and give us a short list.' */
const ofDays =
  /^\W*(?:\w+,? ){0,3}(?:you(?:'d|'ll| would| will)|your (?:days?|weeks?|shifts?|mornings?) (?:look|looks|will|would|is|are|begins?|starts?))\b/iu
const toApply = /\b(?:appl(?:y|ying|ications?)|please|must|need to|have to|interested|considered)\b/iu
/** 'Mail parcels and note what came back' is postal work. */
const mailed = /^ (?:(?:us|me|it|them|your?|everything)\b|an? (?:[\w-]+ ){0,2}(?:r[eé]sum[eé]|cv|letter)\b)/iu
const polite =
  /\b(?:please|pls|kindly)\W+(?:\w+\W+){0,2}$|\b(?:(?:make|be) sure to|remember to|do not forget to|don't forget to) $|\b(?:bonus|points) if you $/iu
const others =
  /\b(?:clients?|customers?|team members|prospects?|leads|guests|buyers|sellers|students|invoices|duties|responsib\w+|meetings)\b/iu

/** 'Make sure your video is public' */
const ofState = /^ sure (?:that )?(?:your|the|all) [^.]{1,60} (?:is|are|can be|has|have)\b/iu
/** 'Don't just send a resume.' */
const refusal = /\b(?:don't|do not|dont|never|no need to) (?:just|simply|only) $/iu
/** Work that comes again and again: 'Send us a daily summary.' */
const repeated =
  /\b(?:daily|weekly|monthly|quarterly|(?:every|each) (?:\w+ )?(?:day|morning|week|month|(?:mon|tues|wednes|thurs|fri)day))\b/iu

export function isAsking(verb: string, rest: string, before: string, isApplying: boolean): boolean {
  const near = rest.slice(0, NEAR)
  if (/^['-]/u.test(rest)) return false
  if (refusal.test(before)) return false
  if (verb === 'mail' && !mailed.test(rest)) return false
  if (verb === 'make' && ofState.test(rest)) return false
  // A form itself is not sent.
  if (/^ (?:the|our|this|an?) (?:\w+ ){0,3}form\b/iu.test(rest)) return false
  // A label: 'Email Confirmation: …'.
  if (before.trim() === '' && /^(?: [A-Z]\w+){1,2}:/u.test(rest)) return false
  if (ofDays.test(before) && !(isApplying && (ofApplicant.test(near) || toApply.test(before)))) return false
  if (!isApplying && repeated.test(near) && !polite.test(before)) return false
  if (others.test(before) || (others.test(near) && !isApplying)) return false
  // A phrase to write.
  if (says.test(verb) && ofWords.test(rest)) return false
  if (verb === 'tell') return /^ (?:me|us)\b/iu.test(rest) && (isApplying || !/^ (?:me|us) if\b/iu.test(rest))
  if (verb === 'let')
    return /^ (?:me|us) (?:know|hear|see)\b(?! if you(?:'d| would| have (?:any )?questions))/iu.test(rest)
  // Describes what is sent.
  // Of a word or a line already named.
  if (says.test(verb) && /^ (?:it|them)\b/iu.test(rest)) return false
  if (says.test(verb) && /^ (?:your|the) [\w ]{1,40}\b(?:in|for|of) (?:each|them)\b/iu.test(rest))
    return false
  if (verb === 'write' && /^ (?:[\w-]+ ){0,3}english\b/iu.test(rest)) return false
  if (verb === 'show' && isApplying && /^ (?:me|us) why\b/iu.test(rest)) return true
  if (verb === 'introduce' && before.trim() === '' && ofSelf.test(rest)) return true
  if (verb === 'write' && toUs.test(rest)) return true
  if (gives.test(verb) && noteOf.test(rest)) return true
  if (verb === 'walk') return isApplying && /^ (?:me|us) through\b/iu.test(rest)
  if (says.test(verb) && /\bcan $/iu.test(before)) return false
  // Duties come without 'please'.
  if (isPointed.test(verb) && polite.test(before) && /\byou(?:r|'ve)?\b/iu.test(near)) return true
  // Nouns within a sentence, unless an object follows.
  if (
    nouns.test(verb) &&
    before.trim() !== '' &&
    !object.test(rest) &&
    !commands.test(before) &&
    !(verb === 'link' && linksTo.test(rest) && atApplying.test(before))
  )
    return false
  // A required ability is no order.
  if (/\bif you\b.*\bcan $|\bif you (?:just|only) $/iu.test(before)) return false
  const isToReader = speaksToReader.test(near) || polite.test(before)
  if (says.test(verb)) return isApplying && (isToReader || before.trim() === '' || isSaying(rest.trim()))
  const hasAttachment =
    attachmentIn(near) !== null || (/^(?:record|film|shoot)$/u.test(verb) && /^ yourself\b/u.test(rest))
  if (handles.test(verb)) {
    const isTold =
      ofApplicant.test(near) ||
      isApplying ||
      polite.test(before) ||
      before.endsWith('(') ||
      /\b(?:me|(?<!let )us|yourself|your)\b/iu.test(near) ||
      /\bmust $/iu.test(before)
    return hasAttachment && isTold
  }
  if (ofApplicant.test(near)) return true
  if (verb === 'answer' || verb === 'respond' || verb === 'reply') return hasAttachment && isApplying
  if (isApplying && gives.test(verb) && own.test(rest)) return true
  return (isApplying || isToReader) && hasThing(near)
}

export const hasThing = (text: string) => attachmentIn(text.trim()) !== null || isSaying(bareOf(text))
