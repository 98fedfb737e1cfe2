import type { PhrasePlace } from '@hanap/contract/jobs/orders'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const SUBJECT =
  '(?:(?:e-?mail |message )?subject(?: line| header)?|(?:application |message |e-?mail |letter )?(?:headline|title)|(?:title|headline|subject) of (?:your|the) (?:application|message|e-?mail|letter))'
const quoted =
  /"\s*([^"]{1,120}?)\s*"|(?:^|[\s(])'\s*([^'"]{1,80}(?:'\w[^'"]{0,40})?)\s*'(?=[\s.,;!?)]|$)|\*\*([^*]{1,80})\*\*/u

/** Told by a colon: 'Subject line: VA Application – [Your Name]'. */
const subjectColon = new RegExp(
  `(?:^|\\b(?:with|use|using|the|this|following)\\b[^:]{0,30}?|\\W)(${SUBJECT})(?: should (?:be|read)| must be| as)?\\s*[:=]\\s*(.{2,140})$`,
  'iu',
)
const subjectWith = new RegExp(
  `\\b(?:with|use|using|put|place|write|include|add|mention|type|have|make|set|enter|state|reference)\\b.{0,90}?\\b${SUBJECT}\\b`,
  'iu',
)
const subjectIs = new RegExp(
  `\\b${SUBJECT}\\b (?:should|must|to|is|be|as|of|being|reads?|say|needs?|has|have|line|that|with|a|in|contain|include|state)\\b`,
  'iu',
)

const WRITE =
  '(?:include|mention|write|put|type|use|say|start|begin|add|insert|apply|reply|respond|answer|message|open|end|finish|close|sign off|with|quote|state|place|drop|submit|send|enter|reference)'
const WORD =
  '(?:the |a |this |my |our |one |secret |special |magic |exact |following |code |pass ?)*(?:words?|phrase|code ?word|keyword|pass ?word|code|sentence|hashtag|emoji|number)'
const phraseWord = new RegExp(`\\b(${WRITE})\\b.{0,60}?\\b${WORD}\\b[\\s:,-]*`, 'iu')
const phraseQuoted = new RegExp(
  `\\b(?:include|mention|write|put|type|say|add|insert|start|begin|respond|reply|apply|end)\\b[^"]{0,50}"`,
  'iu',
)
const ofLetter =
  /\b(?:in|on|of|to|at|with) (?:the |your |this |my )?(?:\w+ )?(?:application|letter|message|response|reply|proposal|cover letter|e-?mail|submission|note|bid|introduction|form|post)\b|\b(?:apply|application|applying|before you introduce|introduction|so (?:that )?(?:we|i) know|(?:you|you've) read|paying attention|respond|reply)\b/iu
const bareMention =
  /\b(?:[Ii]nclude|[Mm]ention|[Aa]dd|[Ww]rite|[Pp]ut|[Tt]ype)\b (?:the )?([A-Z][\p{L}\d]{2,20}|[\p{L}]*\d[\p{L}\d]{1,15}|[A-Z]{3,15}) (?:in|at|on|somewhere in) (?:the |your )?(?:\w+ )?(?:letter|application|response|reply|message|proposal|subject|start|beginning|e-?mail|cover letter)\b/u
const proving =
  /\b(?:answer|say|write|type|put|respond with|reply with) ["']?([\w ]{1,30}?)["']? (?:to|so) (?:prove|show|confirm|we know|i know|that)\b.{0,40}\b(?:attention|read|reading|instructions)\b/iu
/** 'Begin your application with FAST.' */
const beginning =
  /\b(?:begin|start|open|end|finish) (?:your|the) (?:application|letter|cover letter|message|response|reply|proposal|e-?mail) with:? (?:the (?:words?|phrase|code) )?["']?([A-Z][^"'.!?]{1,80}?)["']?(?:[.!?,;)]|$)/u
/** 'Include this code at the end: 8nn90' */
const codeAtEnd = /\b(?:code|word|phrase)\b[^:]{0,80}: ?["']?([\w-]{3,20})["']?\W*$/iu
const sum = /(\d{1,3})\s*([+×x*-])\s*(\d{1,3})/u
const proof =
  /\b(?:so (?:that )?(?:we|i) know|shows?|to (?:show|prove|confirm|make sure|ensure)|attention|read (?:this|the|everything|all|through|it|our|carefully)|(?:secret|code|magic) ?(?:word|keyword)|keyword|stands? out)\b/iu

/** Subject lines and phrases that a letter is to carry. */
export function readMarks(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder[] {
  const part = parts[at]
  if (!part) return []
  const { text } = part
  if (/\b(?:duties|responsibilit\w+|keyword research|seo)\b/iu.test(text) && !isApplying) return []
  const subject = subjectOf(parts, at)
  if (subject) return [subject]
  const phrase = phraseOf(part, isApplying)
  return phrase ? [phrase] : []
}

function subjectOf(parts: readonly Part[], at: number): ReadOrder | null {
  const part = parts[at]
  if (!part || !/subject|headline|title/iu.test(part.text)) return null
  const { text } = part
  const colon = subjectColon.exec(text)
  const isCommanded = subjectWith.test(text) || subjectIs.test(text)
  if (!colon && !isCommanded) return null
  const isTitle = !/subject|headline/iu.test(text)
  if (
    isTitle &&
    !/\bin the title\b|\btitle of (?:your|the) (?:application|message|letter|e-?mail)|(?:application|message|e-?mail|letter) (?:title|headline)/iu.test(
      text,
    )
  )
    return null
  if (!colon && /\b(?:client|customer|campaign|newsletter|a\/b|thumbnail|video title|blog)\b/iu.test(text))
    return null
  const value = quoted.exec(text)
  const said = value ? (value[1] ?? value[2] ?? value[3] ?? '') : (colon?.[2] ?? unquotedIn(text))
  const total = sumIn(text) ?? sumIn(parts[at - 1]?.text ?? '')
  const isSum = total !== null && /^(?:(?:the|your) )?(?:answer|result|sum|total)?$/iu.test(said.trim())
  if (said.trim() === '' && !isSum) {
    const next = parts[at + 1]
    if (/:\W*$/u.test(text) && next && next.text.length < 120 && !/subject/iu.test(next.text))
      return subject(part, next.text.replaceAll(/^["'\s]+|["'\s]+$/gu, ''), false)
    return null
  }
  if (isSum) return subject(part, String(total), true)
  return subject(part, said.replaceAll(/^["'\s]+|["'\s.]+$/gu, ''), isContained(text))
}

const isContained = (text: string) =>
  /\b(?:words?|phrase|keyword|code) ["'“]|\bin (?:the|your) (?:\w+ )?(?:subject|title|headline)|\binclude\b.{0,60}\b(?:subject|title|headline)/iu.test(
    text,
  )
const unquoted = [
  /\b(?:words?|phrase|code ?word|keyword|code)\b[\s:]+(?:is )?["']?([^".,;:!?]{2,40}?)["']? (?:in|as|on|to) (?:the|your)\b/iu,
  /\b(?:put|use|write|type|have|set|place|add|mention|include|state|indicate)\b (?!the following)([^".,;:!?]{3,60}?) (?:as|in|on|for) (?:the|your)\b[^.]{0,25}\b(?:subject|title|headline)\b/iu,
  /\bsubject(?: line)?(?: of| as| is| should be| must be| to be|,)? ([A-Z][^.,]{2,80})/u,
]
/** What a subject is to be, where no quotes say so. */
function unquotedIn(text: string): string {
  for (const pattern of unquoted) {
    const value = pattern.exec(text)?.[1]
    if (value) return value.replace(/^(?:the |words? |phrase |code )+/iu, '')
  }
  return ''
}

function subject(part: Part, value: string, isContained: boolean): ReadOrder {
  const from = commandIn(part.text, /\b(?:subject|headline|title)\b/iu)
  return {
    kind: 'subject-line',
    start: part.start + from,
    end: part.end,
    required: true,
    subject: value.slice(0, 140),
    check: isContained || proof.test(part.text),
    // Not the words themselves, but what they are to be about.
    doubt: /^(?:your|the answer|the name|an? |any )/iu.test(value) && !/\bname\W*$/iu.test(value),
  }
}

/** Where the clause begins that holds these words. */
function commandIn(text: string, word: RegExp): number {
  const at = text.search(word)
  const before = text.slice(0, Math.max(at, 0) + 7)
  const clause = [
    ...before.matchAll(
      /\b(?:with (?:the|a|this|subject)|and (?:use|include|put|write|mention|add)|, (?:use|include|put|write|mention|add|with)|- include|(?:please |you must |kindly )?(?:use|include|put|write|place|mention|make sure|be sure))\b/giu,
    ),
  ].at(-1)
  if (!clause || clause.index < 12) return 0
  const lead = /^(?:and |, |- )/u.exec(clause[0])?.[0].length ?? 0
  return clause.index + lead
}

function phraseOf(part: Part, isApplying: boolean): ReadOrder | null {
  const { text } = part
  const proven = proving.exec(text)
  if (proven?.[1]) return phraseAt(part, 0, proven[1])
  const begun = beginning.exec(text)?.[1] ?? codeAtEnd.exec(text)?.[1]
  const bareWord = bareMention.exec(text)
  const word = phraseWord.exec(text)
  const isTold = isApplying || ofLetter.test(text)
  if (!isTold || /\bif you (?:don't|do not|didn't|forget|fail)\b/iu.test(text)) return null
  let phrase: string | undefined
  let from = 0
  if (begun) phrase = begun
  else if (word) {
    const rest = text.slice(word.index + word[0].length)
    const value =
      /^["'*\s]*(?:"|')?([^"'.,!?*]{1,60}?)(?:["'*.,!?]|\s+(?:in|at|on|to|or|and|before|somewhere|when|so|as|otherwise)\b|$)/u.exec(
        rest,
      )
    const bare = value?.[1]?.trim() ?? ''
    const isOne =
      /^(?:[A-Z\d]|\S*\d)/u.test(bare) ||
      (bare.split(' ').length <= 3 &&
        /\b(?:words?|code|keyword|phrase)\W*$/iu.test(word[0]) &&
        / (?:in|at|on|to) (?:the|your)\b/iu.test(rest.slice(0, 80)))
    phrase = quoted.exec(text.slice(word.index))?.slice(1).find(Boolean) ?? (isOne ? bare : undefined)
    from = word.index
  } else if (phraseQuoted.test(text)) {
    phrase = quoted.exec(text)?.slice(1).find(Boolean)
    from = text.search(phraseQuoted)
  } else if (bareWord) {
    phrase = bareWord[1]
    from = bareWord.index
  }
  if (!phrase || phrase.trim().split(/\s+/u).length > 16) return null
  if (
    /\b(?:\d+ words?|word (?:count|document|processing)|microsoft word|in your own words|words? (?:per|maximum|max|or less))\b/iu.test(
      text,
    )
  )
    return null
  return phraseAt(part, commandFrom(text, from), phrase)
}

const phraseAt = (part: Part, from: number, phrase: string): ReadOrder => ({
  kind: 'include-phrase',
  start: part.start + from,
  end: part.end,
  required: true,
  phrase: phrase.trim(),
  place: placeOf(part.text),
  check: true,
})

function commandFrom(text: string, at: number): number {
  const before = text.slice(0, at)
  const cut =
    /(?:^|.*?[,;—–(] (?=(?:and )?(?:please|make|be sure|also|mention|include|with|write)\b)|.*\b(?:points|message|intro\w*|novels\)?) (?=and |with ))/iu.exec(
      before,
    )?.[0].length ?? 0
  const lead = /^(?:and )/iu.exec(text.slice(cut))?.[0].length ?? 0
  return cut + lead
}

function placeOf(text: string): PhrasePlace {
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

function sumIn(text: string): number | null {
  const [, left, sign, right] = sum.exec(text) ?? []
  if (!left || !right || !/what|sum|answer|result|equals?|solve|calculate/iu.test(text)) return null
  const [a, b] = [Number(left), Number(right)]
  if (sign === '+') return a + b
  return sign === '-' ? a - b : a * b
}
