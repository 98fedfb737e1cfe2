import { provesReading } from './attention.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { endOf } from './phrases.ts'
import { isDescribed, mustBeFilled, quoted } from './quoted.ts'
import { demandsWords, refusesWords } from './refused-words.ts'

const SUBJECT =
  '(?:(?:e-?mail |message )?subject(?: line| header)?|(?:application |message |e-?mail |letter |response |reply |proposal )?(?:headline|title)|(?:title|headline|subject) of (?:your|the) (?:application|message|e-?mail|letter)|title your (?:application|message|e-?mail|letter))'
/** After a colon: 'Subject line: VA Application – [Your Name]'. */
const subjectColon = new RegExp(
  `(?:^|\\b(?:with|use|using|the|this|following)\\b[^:]{0,30}?|\\W)(${SUBJECT})(?: (?:on|of|for|in) (?:this|the|your) [\\w-]+)?(?: (?:should|must) (?:be|read|start with)| as)?\\s*[:=]\\s*(.{2,140})$`,
  'iu',
)
const subjectWith = new RegExp(
  `\\b(?:with|use|using|put|place|write|include|add|mention|type|have|make|set|enter|state|reference|indicate|change|begin|start|end)\\b.{0,90}?\\b${SUBJECT}\\b`,
  'iu',
)
const subjectIs = new RegExp(
  `\\b${SUBJECT}\\b (?:should|must|to|is|be|as|of|being|reads?|say|needs?|has|have|line|that|with|a|in|contain|include|state)\\b`,
  'iu',
)

/** 'In the subject line, tell me your city', 'For the subject, please write: 12' */
const subjectFirst = new RegExp(
  `^\\W*(?:please )?(?:in|on|for|as) (?:the|your) (?:[\\w-]+ )?${SUBJECT}(?: (?:of|in) (?:your|the) [\\w-]+)?,? (?:please |just |you must )?(?:put|write|tell|include|add|type|use|state|mention|answer|enter|give)\\b(?: (?:me|us))?:? (.{1,120})$`,
  'iu',
)
/** 'Title your application "Heron".' */
const titled =
  /(?:^\W*|\b(?:please|and|then|must) )(?:title|label|name|head) your (?:application|message|e-?mail|letter|reply)(?: as)?\b/iu

/** A duty: 'You will e-mail leads and put their names into the subject.' */
const ofOthers =
  /\btheir (?:\w+ )?names?\b|\byou(?:'ll| will) (?:e-?mail|message|write to) (?:the |our )?(?:leads|clients|prospects|customers)\b/iu

/** The board hides an address with the word after it: '[hidden by the board] Line: "VA"'. */
const afterAddress = /hidden by the board\] line\s*[:=]\s*(.{2,140})$/iu
/** Begins another order after the words: 'Subject: Rower and let us know:' */
const nextOrder =
  /,? (?:and|then) (?:please |also )?(?:let|tell|include|attach|send|share|add|answer|mention|state)\b.*$/iu
/** 'the numbers (1881)' */
const bracketed = /^\(([^()]+)\)$/u

const sum = /(\d{1,3})\s*([+×x*-])\s*(\d{1,3})/u
export function subjectOf(parts: readonly Part[], at: number): ReadOrder | null {
  const part = parts[at]
  if (!part || !/subject|headline|title|board\] line/iu.test(part.text)) return null
  const { text } = part
  if (refusesWords(text) || ofOthers.test(text)) return null
  const hidden = afterAddress.exec(text)
  if (hidden?.[1]) return subject(part, wordsOf(hidden[1]), false)
  const colon = subjectColon.exec(text)
  const first = subjectFirst.exec(text)
  const isCommanded =
    subjectWith.test(text) ||
    subjectIs.test(text) ||
    first !== null ||
    titled.test(text) ||
    demandsWords(text)
  if (!colon && !isCommanded) return null
  const isTitle = !/subject|headline/iu.test(text)
  if (
    isTitle &&
    !/\bin the title\b|\b(?:title|label|name|head) your (?:application|message|e-?mail|letter|reply)\b|\btitle of (?:your|the) (?:application|message|letter|e-?mail)|(?:application|message|e-?mail|letter|response|reply|proposal) (?:title|headline)/iu.test(
      text,
    )
  )
    return null
  if (
    !colon &&
    /\b(?:client|customer|campaign|newsletter|a\/b|thumbnail|video title|blog)s?\b/iu.test(
      text.replaceAll(/"[^"]*"/gu, ''),
    )
  )
    return null
  const value = quoted.exec(text)
  const said = value
    ? (value[1] ?? value[2] ?? value[3] ?? '')
    : (colon?.[2]?.replace(nextOrder, '') ?? first?.[1] ?? unquotedIn(text))
  const total = sumIn(text) ?? sumIn(parts[at - 1]?.text ?? '')
  const isSum =
    total !== null &&
    /^(?:(?:the|your) )?(?:answer|result|(?:sum|total)(?: of \d+ and \d+)?|(?:what is )?\d+ (?:plus|times|minus|multiplied by) \d+)?$/iu.test(
      said.trim(),
    )
  if (said.trim() === '' && !isSum) {
    const next = parts[at + 1]
    if (/:\W*$/u.test(text) && next && next.text.length < 120 && !/subject/iu.test(next.text))
      return subject(part, wordsOf(next.text), false)
    return null
  }
  // 'The answer to 3 x 4 followed by your favorite animal' is more than the sum.
  if (isSum)
    return {
      ...subject(part, String(total), true),
      doubt: /\b(?:followed by|and (?:then )?your)\b/iu.test(text),
    }
  return subject(part, wordsOf(said), isContained(text))
}

const wordsOf = (said: string) => said.replaceAll(/^["'\s]+|["'\s.]+$/gu, '').replace(bracketed, '$1')

const isContained = (text: string) =>
  /\b(?:words?|phrase|keyword|code) ["'“]|\bin (?:the|your) (?:[\w']+ )?(?:subject|title|headline)|\binclude\b.{0,60}\b(?:subject|title|headline)/iu.test(
    text,
  )
const unquoted = [
  /\b(?:words?|phrase|code ?word|keyword|code)\b[\s:]+(?:is )?["']?((?!(?:of|from|for|that|in)\b)[^".,;:!?]{2,40}?)["']? (?:in|as|on|to) (?:the|your)\b/iu,
  /\b(?:put|use|write|type|have|set|place|add|mention|include|state|indicate)\b (?!the following|(?:it|this|that|them|these)\b)([^".,;:!?]{1,60}?) (?:as|in|on|for) (?:(?:the|your|an?)\b[^.]{0,25}\b(?:subject|title|headline)|(?:e-?mail |message |application )?subject)\b/iu,
  /\b(?:subject(?: line)?|headline)(?: of your \w+)?(?: to| (?:should|must|has to|needs to|is to) be| is| as)? ((?:the|your) [^.,]{3,80})/iu,
  /\b(?:begin|start|end|title|label|name|head) your (?:subject(?: line)?|headline|application|message|e-?mail|letter|reply)(?: with| as)? (?:the (?:words?|phrase|code|number) )?([^".,;:!?]{2,40})/iu,
  /\bsubject(?: line)?(?: of| as| is| should be| must be| to be|,)? ([A-Z][^.,]{2,80})/u,
]
function unquotedIn(text: string): string {
  for (const pattern of unquoted) {
    const value = pattern.exec(text)?.[1]
    if (value)
      return value.replace(/^(?:the |words? |phrase |code |numbers? )+/iu, '').replace(/ somewhere$/iu, '')
  }
  return ''
}

/** Such words test nothing. */
const namesApplicantOrJob =
  /\bname\b|\[|\b(?:application|applicant|applying|specialist|assistant|manager|coordinator)\b/iu

/** Something of the applicant's own, such as a score; a favorite tests. */
const isFact = /^(?:the |all )?(?:answers|your)\b(?!.*\bfavou?rite)/iu

function subject(part: Part, value: string, isContained: boolean): ReadOrder {
  const from = demandsWords(part.text) ? 0 : commandIn(part.text, /\b(?:subject|headline|title)\b/iu)
  return {
    kind: 'subject-line',
    start: part.start + from,
    end: part.start + toOf(part.text, from, value),
    required: true,
    subject: value.slice(0, 140),
    check:
      (isContained && !namesApplicantOrJob.test(value) && !isFact.test(value)) || provesReading(part.text),
    // Describes the words instead of giving them.
    doubt:
      mustBeFilled(value) ||
      isDescribed(value) ||
      (/^(?:(?:the |all )?answers?\b|the name|an? |any )/iu.test(value) && !/\bname\W*$/iu.test(value)),
  }
}

function toOf(text: string, from: number, value: string): number {
  const at = value === '' ? -1 : text.indexOf(value, from)
  const line = [...text.matchAll(/\b(?:subject(?: line| header| title)?|headline|title)\b/giu)].at(-1)
  return at < 0 || !line ? text.length : endOf(text, Math.max(at + value.length, line.index + line[0].length))
}

function commandIn(text: string, word: RegExp): number {
  const at = text.search(word)
  const before = text
    .slice(0, Math.max(at, 0) + 7)
    .replaceAll(/"[^"]*"/gu, (words) => '"'.repeat(words.length))
  const clause = [
    ...before.matchAll(
      /\b(?:with (?:the|a|this|subject)|and (?:use|include|put|write|mention|add)|, (?:use|include|put|write|mention|add|with)|- include|(?:please |you must |kindly )?(?:use|include|put|write|place|mention|make sure|be sure))\b/giu,
    ),
  ].at(-1)
  if (!clause || clause.index < 12) return 0
  const lead = /^(?:and |, |- )/u.exec(clause[0])?.[0].length ?? 0
  return clause.index + lead
}

const wordsOfSum: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sum|total) of (\d{1,3}) and (\d{1,3})\b/iu, '+'],
  [/\b(\d{1,3}) (?:plus|added to) (\d{1,3})\b/iu, '+'],
  [/\b(\d{1,3}) (?:times|multiplied by) (\d{1,3})\b/iu, '*'],
  [/\b(\d{1,3}) (?:minus|less) (\d{1,3})\b/iu, '-'],
]

function sumIn(text: string): number | null {
  const told = wordsOfSum.map(([pattern, sign]) => ({ sign, found: pattern.exec(text) }))
  const said = told.find(({ found }) => found !== null)
  if (said) return resultOf(said.found?.[1], said.sign, said.found?.[2])
  const [, left, sign, right] = sum.exec(text) ?? []
  if (!left || !right || !/what|sum|answer|result|equals?|solve|calculate/iu.test(text)) return null
  return resultOf(left, sign, right)
}

function resultOf(left = '', sign = '', right = ''): number {
  const [a, b] = [Number(left), Number(right)]
  if (sign === '+') return a + b
  return sign === '-' ? a - b : a * b
}
