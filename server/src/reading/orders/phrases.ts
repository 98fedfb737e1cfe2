import type { PhrasePlace } from '@hanap/contract/jobs/orders'
import { needing } from '../patterns.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { answersQuoted } from './questions.ts'
import { quoted } from './quoted.ts'
import { demandsWords, refusesWords } from './refused-words.ts'
import { describedIn, isUnsure, isWithin, repeatedIn, SIGNS } from './unsure-phrases.ts'

const WRITE =
  '(?:include|comment|mention|write|put|type|use|say|saying|start|begin|add|insert|apply|reply|respond|answer|message|open|end|finish|close|sign off|with|quote|state|place|drop|submit|send|enter|reference|contain|contains|feature)'
const WORD =
  '(?:the |a |this |my |our |one |secret |special |magic |exact |following |code |pass ?)*(?:words?|phrase|code ?word|keyword|pass ?word|code|sentence|hashtag|emoji|number)'
const phraseWord = new RegExp(`\\b(${WRITE})\\b.{0,60}?\\b${WORD}\\b[\\s:,-]*`, 'iu')
const phraseQuoted = new RegExp(
  `\\b(?:include|comment|mention|write|put|type|say|add|insert|state|quote|contain|repeat|start|begin|respond|reply|apply|end|ilagay|isulat|banggitin|isama|sabihin)\\b[^"]{0,50}"`,
  'iu',
)
const ofLetter =
  /\byour (?:first|last|opening|closing|final) (?:sentence|line|paragraph)\b|\b(?:in|on|of|to|at|with) (?:the |your |this |my )?(?:\w+ )?(?:application|letter|message|response|reply|proposal|cover letter|e-?mail|submission|note|bid|introduction|form|post)\b|\b(?:apply|application|applying|before you introduce|introduc(?:tion|ing yourself)|when you (?:first )?(?:message|contact|write)|so (?:that )?(?:we|i) know|(?:after|before) your (?:\w+ )?name|(?:you|you've) read|paying attention|respond|reply|record|video|your call)\b|\+ your (?:cv|resume|application)\b/iu
const bareMention =
  /\b(?:[Ii]nclude|[Mm]ention|[Aa]dd|[Ww]rite|[Pp]ut|[Tt]ype)\b (?:the )?([A-Z][\p{L}\d]{2,20}|[\p{L}]*\d[\p{L}\d]{1,15}|[A-Z]{3,15}) (?:in|at|on|somewhere in) (?:the |your )?(?:\w+ )?(?:letter|application|response|reply|message|proposal|subject|start|beginning|e-?mail|cover letter)\b/u
const proving = needing(
  'attention|read|instructions',
  /\b(?:answer|say|write|type|put|respond with|reply with) ["']?([\w ]{1,30}?)["']? (?:to|so) (?:prove|show|confirm|we know|i know|that)\b.{0,40}\b(?:attention|read|reading|instructions)\b/iu,
)
/** 'To prove that you read this, mention boiled rice in your message.' */
const shownBy =
  /\b(?:to|so) (?:that )?(?:we |i |us )?(?:prove|show|confirm|know|see)\b[^,]{0,60}\b(?:read|reading|attention|human|bot|robot|person|real)\b[^,]{0,30}, (?:please |just |kindly )?(?:mention|include|add|write|put|type|say|use) (?:the (?:word|phrase) )?["']?((?!(?:your|the|an?|us|me|in|this|it|my|how|what|why)\b)[\p{L}\d]+(?: [\p{L}\d]+){0,2}?)["']? (?:in|at|on|somewhere|anywhere)\b/iu
/** 'Show you are not a bot by writing "mango".' */
const shownByWriting = needing(
  'bot|human|robot|person|real|read|attention',
  /\b(?:prove|show|confirm|let (?:us|me) know|tell (?:us|me))\b[^.;:"]{0,60}\b(?:read|reading|attention|human|bot|robot|person|real|a\.?i\.?)\b[^.;:"]{0,30}\bby (?:writing|typing|putting|including|mentioning|adding|saying|using|(?:starting|beginning|opening|ending) [^.;:"]{0,40}with)\b [^.;:"]{0,30}"([^"]{1,80})"/iu,
)
/** 'Send a message that starts with Lantern' */
const startingWith =
  /\b(?:message|application|reply|response|letter|e-?mail|proposal|note) (?:that |which |must |should |has to )?(?:starts?|begins?|opens?|starting|beginning|opening|ends?|ending) with (?:the (?:words?|phrase|code) )?["']?((?!(?:Your|The|An?|Why|What|How|Hi|Hello)\b)[A-Z][\p{L}\d-]*(?: [A-Z][\p{L}\d-]*){0,4})/u
/** 'Add a lemon emoji to your application.', 'put two exclamation marks after your name' */
const signs = new RegExp(
  `\\b(?:add|include|put|use|insert|drop|place|with) (?:an? |the |one )?((?:[\\p{L}-]+ ){1,3}${SIGNS})\\b`,
  'iu',
)
/** A phrase to begin or end with: 'Begin your application with FAST.' */
const beginning =
  /\b(?:[Bb]egin|[Ss]tart|[Oo]pen|[Ee]nd|[Ff]inish) (?:your|the) (?:application|letter|cover letter|message|response|reply|proposal|e-?mail|call|video|recording|loom) (?:with|by):? (?:saying )?(?:the (?:words?|phrase|code) )?["']?([A-Z][^"'.!?]{1,80}?)["']?(?:[.!?,;)]|$)/u
/** A code at the end of the sentence: 'Include this code at the end: 8nn90' */
const codeAtEnd =
  /(?<!\b(?:job|post(?:al|ing)?|zip|country|area|position|promo|ref(?:erence)?) )\b(?:code|word|phrase)\b[^:]{0,80}: ?["']?([\w-]{3,20})["']?\W*$/iu
/** A labelled word to include: 'Keyword: mangrove' */
const keyword =
  /^\W*(?:the |your |our )?(?:secret |magic |special |hidden |easter[- ]egg )?(?:key ?word|code ?word|pass ?word|word|code|phrase)(?: is)?\s*(?::|\bis\b)\s*["']?([\w-][^"'.!?,:]{1,30}?)["']?\W*$/iu
/** An item: 'The word lantern' */
const wordItem =
  /^\W*the (?:word|phrase|code ?word|pass ?word) ["']?([\p{L}\d-]+(?: [\p{L}\d-]+){0,3})["']?\W*$/iu
/** 'When asked "Which fruit?" put the response: mango' */
const whenAsked =
  /\b(?:when|where) (?:it |you are |you're )?ask(?:s|ed)\b.{0,120}\b(?:put|write|type|enter|answer|say|respond|reply|use)\b(?: with)?(?: (?:the|your) (?:response|answer|word))?\s*:?\s*["']?([\p{L}\d][\p{L}\d -]{1,30}?)["']?\W*$/iu
/** 'Send a message with the following sentence:', and it on the next line. */
const following =
  /\b(?:message|application|reply|letter|e-?mail|start|begin|include|write|paste|copy)\b[^:]{0,40}\bfollowing (?:introduction|sentence|statement|text|line|phrase|words?)\b[^:]{0,30}:\W*$/iu
/** 'Where it asks for the magic phrase, enter:', and it on the next line. */
const magic = /\b(?:phrase|word|code)\b.*\b(?:enter|type|write|put|say|with)\s*:\W*$/iu
const secret = /\b(?:magic|secret|hidden|easter[- ]egg) (?:phrase|word|code)\b|\bcode ?words?\b/iu
/** What applicants send. */
const ofSent =
  /\b(?:messages?|appl(?:y|ications?|icants?)|letters?|repl(?:y|ies)|proposals?|submissions?)\b/iu
const noPhrase =
  /\bif you (?:don't|do not|didn't|forget|fail)\b|\b(?:\d+ words?|word (?:count|document|processing)|microsoft word|in your own words|words? (?:per|maximum|max|or less))\b/iu

export function phraseOf(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder | null {
  const { text = '' } = parts[at] ?? {}
  const phrase = givenIn(parts, at, isApplying)
  return phrase &&
    !refusesWords(text) &&
    !ofWork.test(text) &&
    !isAsking.test(text) &&
    !answersQuoted.test(text)
    ? phrase
    : null
}

/** Without these a text names no phrase to include, unless it tells what for. */
const mayName =
  /word|phrase|code|line|sentence|hashtag|emoji|character|asterisk|exclamation|question mark|question point|number|following|"|(?:begin|start|open|end|finish|include|mention|add|write|put|type) /iu

function givenIn(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder | null {
  const part = parts[at]
  if (!part) return null
  const { text } = part
  const item = part.isItem ? wordItem.exec(text)?.[1] : undefined
  const answer = isApplying && /[?"]/u.test(text) ? whenAsked.exec(text)?.[1] : undefined
  const told = answer ?? (item && isAskedFor(parts, at) ? item : undefined)
  if (told) return phraseAt(part, 0, told)
  const proven =
    proving.exec(text) ?? shownBy.exec(text) ?? shownByWriting.exec(text) ?? startingWith.exec(text)
  if (proven?.[1]) return phraseAt(part, 0, proven[1])
  if (!mayName.test(text) || noPhrase.test(text)) return null
  if (!(isApplying || ofLetter.test(text) || secret.test(text) || (ofSent.test(text) && demandsWords(text))))
    return null
  const described = lastWord.exec(text)?.[1]
  if (described)
    return {
      ...phraseAt(part, 0, described.replace(/^["'\s]+|["'.\s]+$/gu, '')),
      doubt: /^your\b/iu.test(described),
    }
  const unsure = repeatedIn(text) ?? describedIn(text)
  if (unsure) return phraseAt(part, 0, unsure)
  const next = parts[at + 1]
  if (magic.test(text) && next) return phraseAt(part, 0, next.text.replace(/\s*\(.*$/u, ''))
  if (following.test(text) && next) return { ...phraseAt(part, 0, next.text), check: false, doubt: true }
  const { phrase, from } = phraseIn(text)
  if (!phrase || phrase.trim().split(/\s+/u).length > 16) return null
  return phraseAt(part, commandFrom(text, from), phrase)
}

/** A line above asks for its items. */
const isAskedFor = (parts: readonly Part[], at: number) =>
  parts
    .slice(Math.max(0, at - 8), at)
    .some(({ text }) => /\b(?:include|send|submit|write|apply|reply)\b.*(?:\bfollowing\b|:\W*$)/iu.test(text))

/** 'What do you say to "I am not interested"?' asks for no phrase. */
const isAsking = /(?:^\W*|: )(?:what|how|why|which|when|where|who)\b.*\?\W*$/iu
const ofWork = /\b(?:newsletters?|campaigns?)\b/iu
/** 'The last word of your letter must be your favorite fruit.' */
const lastWord =
  /\b(?:first|last) (?:word|line|sentence) of your (?:application|letter|cover letter|message|response|reply|e-?mail) (?:must|should|needs to|has to) be (.{3,60})$/iu
/** 'Type pineapple as the first word.' */
const placedWord =
  /\b(?:type|write|use|put|include|say|make|have|place|add)\b (?:the word )?["']?(?!(?:it|this|that|them|your|a|an)\b)([\p{L}\d-]{2,30})["']? (?:as|be|to be|for) (?:the |your )?(?:very )?(?:first|last|opening|closing) (?:word|line)s?\b/iu
/** 'Start your letter with zap.' */
const begunWith =
  /\b(?:begin|start|open|end|finish) (?:your|the) (?:application|letter|cover letter|message|response|reply|proposal|e-?mail) with ([\p{Ll}\d-]{2,20})(?=[.!?,;)]|$)/iu

function phraseIn(text: string): { phrase: string | undefined; from: number } {
  const begun = (beginning.exec(text) ??
    codeAtEnd.exec(text) ??
    keyword.exec(text) ??
    placedWord.exec(text) ??
    signs.exec(text) ??
    begunWith.exec(text))?.[1]
  if (begun) return { phrase: begun, from: 0 }
  const word = phraseWord.exec(text)
  if (word) return { phrase: quotedFrom(text, word.index) ?? wordIn(text, word), from: word.index }
  const from = text.search(phraseQuoted)
  if (from >= 0) return { phrase: quotedFrom(text, from), from }
  if (demandsWords(text) || mustStand.test(text)) return { phrase: demandedIn(text), from: 0 }
  const bare = bareMention.exec(text)
  return { phrase: bare?.[1], from: bare?.index ?? 0 }
}

/** 'Applications without the word mango are ignored' */
const demandedIn = (text: string) =>
  quoted.exec(text)?.slice(1).find(Boolean) ??
  [namedWord.exec(text)?.[1]].find((one) => !noWord.test(one ?? ''))
/** 'The word "mango" must be in your letter.' */
const mustStand =
  /\b(?:word|phrase|code)\b [^.;:]{2,60} (?:must|should|has to|needs to) (?:be|appear|stand|come)\b/iu
const namedWord =
  /\b(?:word|phrase|code ?word|keyword|code)\b[\s:,-]*["']?([\p{L}\d-]+(?: [\p{L}\d-]+){0,2}?)["']?(?=\s+(?:in|at|on|to|are|is|will|must|should|has|needs|get|gets|go|goes|means?|won't|somewhere|or)\b|[.,;!?]|$)/iu

const quotedFrom = (text: string, from: number) => quoted.exec(text.slice(from))?.slice(1).find(Boolean)

const named =
  /\b(?:the|this|an?|my|our|one|word|following|secret|special|magic|exact|code) (?:code ?)?(?:words?|code|keyword|phrase)\W*$/iu
const noWord =
  /^(?:given|provided|listed|count|limit|order|document|processing|format|here|below|above|that|you|for|from|with|and|the)$/iu

/** Reads an unquoted word after 'the word'. */
function wordIn(text: string, lead: RegExpExecArray): string | undefined {
  const rest = text.slice(lead.index + lead[0].length)
  const bare =
    /^["'*\s]*([^"'.,!?*]{1,60}?)(?:["'*.,!?]|\s+(?:in|at|on|to|or|and|before|somewhere|when|so|as|otherwise)\b|$)/u
      .exec(rest)?.[1]
      ?.trim() ?? ''
  if (/^(?:[A-Z\d]|\S*\d)/u.test(bare) && /(?<!-)\b\w+\W*$/u.test(lead[0])) return bare
  if (!named.test(lead[0])) return undefined
  const isOne = /^\p{L}{3,}$/u.test(bare) && !noWord.test(bare)
  const isPlaced = bare.split(' ').length <= 3 && / (?:in|at|on|to) (?:the|your)\b/iu.test(rest.slice(0, 80))
  return isOne || (isPlaced && !noWord.test(bare)) ? bare : undefined
}

function phraseAt(part: Part, from: number, phrase: string): ReadOrder {
  const end = endOf(part.text, part.text.indexOf(phrase, from) + phrase.length)
  return {
    kind: 'include-phrase',
    start: part.start + from,
    end: part.start + end,
    required: true,
    phrase: phrase.trim(),
    place: ofForm.test(part.text.slice(from, end)) ? 'form' : placeOf(part.text),
    check: true,
    ...(isUnsure(part.text, phrase) && { doubt: true }),
  }
}

/** 'Use the word TABO when you fill in the form' */
const ofForm =
  /\bforms?\b(?! of\b)|\b(?:when|where) (?:it |you are |you're )?ask(?:s|ed)\b|\bon the \w+ question\b/iu

/** Where a phrase's order ends: later clauses are orders of their own. */
export function endOf(text: string, at: number): number {
  const rest =
    /^["'*\s]*[^,;.!]{0,80}?(?=[,;.!]|\s(?:so that|so we|so i|to (?:show|prove|confirm))\b|(?:\s|(?<=\s))(?:\+ your|to (?:let|tell) (?:us|me)|and (?:also |please )?(?:include|attach|send|tell|share|add|make|use|answer|let|your (?:[\w-]+ ){0,3}(?:rates?|salary|r[eé]sum[eé]|cv|portfolio|availability|experience|location|samples?|video|recording|answers?|note)))\b|$)/iu.exec(
      text.slice(at),
    )
  const end = at + (rest?.[0].trimEnd().length ?? 0)
  return rest && /[\p{L}\d]/u.test(text.slice(end)) ? end : text.length
}

function commandFrom(text: string, at: number): number {
  const before = text.slice(0, at)
  const cut =
    /(?:.*?[,;—–(] (?=(?:and )?(?:please|make|be sure|also|mention|include|with|write)\b)|.*\b(?:points|message|intro\w*|novels\)?) (?=and |with )|^)/iu.exec(
      before,
    )?.[0].length ?? 0
  const lead = /^(?:and )/iu.exec(text.slice(cut))?.[0].length ?? 0
  return cut + lead
}

function placeOf(text: string): PhrasePlace {
  if (isWithin.test(text)) return 'anywhere'
  if (
    /\b(?:at|in|on) the (?:very )?(?:start|beginning|top|first)|first (?:word|line|sentence)|\b(?:start|begin|open)(?: your| the| with)|before (?:you|introduc\w+)/iu.test(
      text,
    )
  )
    return 'start'
  if (
    /\b(?:at|in|on) the (?:very )?(?:end|bottom|last)|last (?:word|line)|\b(?:end|finish|close|sign off) (?:your|with|it)/iu.test(
      text,
    )
  )
    return 'end'
  return 'anywhere'
}
