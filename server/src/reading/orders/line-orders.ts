import { isMachineOrder } from './machine.ts'
import { readMarks } from './marks.ts'
import type { ReadOrder } from './orders.ts'
import { readOthers } from './others.ts'
import { type Part, partsOf } from './parts.ts'
import { readQuestions } from './questions.ts'
import { askedIn, placed } from './requests.ts'
import { readRoutes } from './routes.ts'

/** Titles and pay texts are short; the rest is not read. */
const LONGEST = 300
/** Between the clauses of a title: 'VA needed - put BLUE in subject (must include portfolio)' */
const joints =
  /\s+[-–—|:~/]+\s+|\s*[|()[\]{}»«•*~;]+\s*|[!?.]+(?=\s|$)|,\s+(?=(?:please|pls|kindly|must|send|submit|voice|video|loom|speed ?test)\b)/giu

const POLITE = '(?:(?:please|pls|kindly|must|you must|and|to apply,?|just|but) )*'
const YOURS =
  '(?:(?:us|me|in|an?|your|the|with|updated|short|brief|quick|link to|links to|latest|video|voice|audio) )*'
const SENT =
  '(?:r[eé]sum[eé]s?|cvs?|portfolios?|cover letters?|(?:work |writing |design )?samples?|looms?|video (?:intro\\w*|r[eé]sum[eé])|intro\\w* video|voice (?:recording|note|message|clip)|recording|video|speed ?test|screen ?shots?|references|introductions?)'
const FACT =
  '(?:rates?|salary|pay|availability|start date|time ?zone|location|years of experience|experience|schedule)'
const SENDING = '(?:send|submit|attach|include|share|provide|upload|add|show|(?:e-?)?mail|record)'

/**
 * A line names the job first, so each kind counts only where the words can mean nothing else: 'Portfolio manager' and
 * 'Share videos on TikTok' ask an applicant for nothing.
 */
const plain: Readonly<Partial<Record<ReadOrder['kind'], RegExp>>> = {
  attach: new RegExp(
    `^\\W*${POLITE}(?:${SENDING}|(?:apply|reply|respond) with) ${YOURS}${SENT}(?:\\W*$|\\W+(?:and|&|or|with (?:your )?application|in (?:your )?(?:application|message)|links?|videos?|intro\\w*|to apply|to be considered|please|now|first|asap|of (?:you|your)|required)\\b)|^\\W*(?:loom(?: video)?|video intro\\w*|intro\\w* video|voice recording|audio recording|speed ?test) (?:is )?(?:required|mandatory|a must)\\W*$`,
    'iu',
  ),
  state: new RegExp(
    `^\\W*${POLITE}(?:(?:state|tell|send|submit|share|include|indicate|specify|mention|list|give|provide|quote)|(?:apply|reply|respond) with|let (?:us|me) know) (?:(?:us|me|in) )*(?:with )?(?:your|desired?|expected|preferred|asking|cover letter)\\b[\\w, &/-]{0,40}(?:\\b${FACT}|letter)\\b|^\\W*${POLITE}(?:include|send|submit|attach) (?:an? |your )?cover letter\\b`,
    'iu',
  ),
  'subject-line':
    /\b(?:put|use|write|type|add|include|mention|place|enter|with|have)\b.{1,60}\bsubject\b|\bsubject(?: line)?\b ?[:=]/iu,
  'include-phrase':
    /\b(?:mention|include|put|write|type|say|add|use|start|begin)\b.{1,60}\b(?:word|code|phrase|application|message|letter|reply|apply)\b|^\W*(?:code ?word|key ?word|secret word|pass ?word) ?:|["“]/iu,
  'link-form':
    /^\W*(?:(?:please|kindly|only|must) )*(?:apply|applications?)\b.{0,25}\b(?:via|through|using|at|on|by|here)\b|^\W*(?:(?:please|kindly|must) )*(?:fill|complete)\b(?: (?:out|in|up))? (?:the|this|our|my|google) /iu,
  'outside-contact':
    /\b(?:apply|applications?|r[eé]sum[eé]s?|cvs?)\b|^\W*(?:(?:please|kindly|just) )*(?:(?:e-?)?mail|message|text|contact|dm|call|reach|add)(?: out to)? (?:me|us)\b/iu,
  'do-not':
    /\bagenc(?:y|ies)\b|\b(?:applications?|letters?|r[eé]sum[eé]s?|proposals?|apply|messages?|calls?|contact)\b/iu,
  'answer-questions': /\bquestions?(?:\W*$| (?:below|in (?:the|this|your))\b)/iu,
  test: /\bappl\w+/iu,
  other: /\b(?:posts?|posting|ads?|listing|description|appl\w+|points?|video)\b/iu,
}
const acts: readonly (string | undefined)[] = [
  'read-whole',
  'watch-video',
  'apply-points',
  'on-board',
  'deadline',
]

/** Orders in a line that is not about applying: the title, or the text of the pay field. Linear. */
export function readLineOrders(line: string): ReadOrder[] {
  const parts = clausesOf(line.slice(0, LONGEST))
  return parts.flatMap((part) => {
    if (isMachineOrder(part.text)) return []
    // No clause goes on in the next.
    const only = [part]
    const found = [
      ...readMarks(only, 0, true),
      ...readRoutes(only, 0, true),
      ...readOthers(part, true),
      ...readQuestions(only, 0, true, new Set(), new Set()),
      ...askedIn(part, true).map((asked) => placed(part, asked)),
    ].filter(
      (order) => plain[order.kind]?.test(part.text) && (order.kind !== 'other' || acts.includes(order.what)),
    )
    const marks = found.filter(({ kind }) => kind === 'subject-line' || kind === 'include-phrase')
    const kept = marks.length > 0 ? found.filter(({ kind }) => kind !== 'state') : found
    return kept.filter((one, place) => kept.findIndex((other) => isSame(one, other)) === place)
  })
}

const isSame = (one: ReadOrder, other: ReadOrder) => one.kind === other.kind && one.what === other.what

const givesSubject = /\bsubject(?: line)? ?[:=]/iu

function clausesOf(line: string): Part[] {
  const clauses: Part[] = []
  let from = 0
  for (const joint of [...line.matchAll(joints), null]) {
    const to = joint?.index ?? line.length
    // 'Subject: VA – [Your Name]' is one.
    if (joint && /[-–—|[\]]/u.test(joint[0]) && givesSubject.test(line.slice(from, to))) continue
    const whole = partsOf(line.slice(from, to))
    for (const part of whole) clauses.push({ ...part, start: from + part.start, end: from + part.end })
    if (joint) from = joint.index + joint[0].length
  }
  return clauses
}
