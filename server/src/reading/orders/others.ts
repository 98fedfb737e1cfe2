import { needing } from '../patterns.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const points = needing(
  '\\d\\+?\\s?(?:ap|point)',
  /\b(?:apply|use|using|with|send|spend|put|add|application with|applying with)\b.{0,30}?(?:>|at least |minimum (?:of )?)*\d{1,2}\+?\s?(?:apply(?:ing)? points?|points?|aps?)\b|\b\d{1,2}\+? apply points\b/iu,
)
/** 'Please watch this video', even without a time. */
const watch = needing(
  'watch',
  /(?:^\W*(?:step \d\W*)?|\b(?:please|kindly|first,?|must) )watch (?:this|the|our|my|a)\b.{0,40}\b(?:video|loom|clip)\b|\bwatch (?:this|the|our|my|me)\b.{0,80}\b(?:before|prior|first|appl\w+|submit\w+)\b|\bbefore (?:apply|submit)\w*.{0,30}\bwatch\b|^\W*(?:please )?watch (?:me|this)\b.{0,60}(?:hidden by the board|https?:)/iu,
)
/** An offer, unless it tells how to apply. */
const toLearn = /\bto (?:learn|know|find out|hear) more\b(?!.*\bappl)/iu
const look =
  /\b(?:visit|check(?: out)?|explore|look at|get to know)\b.{0,90}\bbefore (?:you )?(?:apply|submit)/iu
const read = needing(
  'read|review',
  /(?:^\W*|\b(?:please|kindly|must|to|sure you|and) |[,.:!*(] ?)(?:read|review (?:this|the|our)(?: \w+){0,2} (?:post|description|ad|listing))\b.{0,60}\b(?:in full|full(?:y)?|carefully|entire\w*|whole|thoroughly|completely|everything|to the end|before (?:you )?(?:apply|submit)\w*)\b/iu,
)
const ofPost = /\b(?:post|job|description|ad|listing|chance|please)\b/iu
const readsAlready = /\b(?:read and write|(?:you|you've|you have|have you) read|ability)\b/iu
const profile = /(?<!\bor (?:your )?)\b(?:onlinejobs?(?:\.?ph)?|online jobs|olj) profile\b(?: link)?/iu
const onBoard =
  /(?<!\b(?:not|don't|dont|never) )\b(?:apply|submit)\b.{0,30}?\b(?:directly|only|through|via|using|here)\b(?: (?:through|via|on|using|to|here))*(?: (?:this|the|our))? (?:job )?(?:post(?:ing)?|platform|onlinejobs?\S*|online jobs|olj)\b|\bonly (?:applications?|those|messages) (?:sent |made |submitted |received |coming )?(?:here\b|(?:through|via|on) .{0,20}\b(?:onlinejobs?|online jobs|olj|this (?:post|platform|site))\b)/iu
const deadline =
  /\b(?:(?:apply|submit|send|applications?|deadline)\b.{0,40}\b(?:by|before|until|closes? on|no later than|deadline(?: is)?:?)|deadline|clos(?:e|ing) applications on)\b.{0,20}\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{1,2})?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,2}(?:st|nd|rd|th))/iu
const order =
  /\bin the (?:correct|exact|given|following|same|right) order\b|\b(?:format|number|label) (?:your|each|the|this) (?:application|answers?|responses?)\b(?! (?:form|letter))/iu
const upload =
  /\b(?:upload\b.{0,40}\b(?:video|recording|file|it)\b.{0,30}\b(?:to|on)\b.{0,20}|use )\b(?:loom|drive|youtube|dropbox|vimeo|vocaroo)\b/iu
/** 'Make sure that your video link is public.' */
const viewable =
  /\b(?:make sure|ensure|be sure)\b.{0,40}\b(?:links?|videos?|recordings?|files?|folders?|drive)\b.{0,40}\b(?:viewable|accessible|public|shared|unlisted|can be (?:viewed|opened|accessed))\b/iu
/** Asks the applicant for it, wherever it stands. */
const isYours = needing(
  'order|profile|upload|make sure|ensure|instructions',
  /\b(?:please|kindly|answers?|reply|respond)\b.{0,40}\bin the (?:same|correct|exact|given|right) order\b|\b(?:include|send|share|provide|attach|add)\b.{0,30}\b(?:onlinejobs?(?:\.?ph)?|olj) profile\b|\b(?:please|kindly) (?:upload|make sure|ensure)\b.{0,20}\byour (?:\w+ )?(?:video|recording|link|resume|cv|portfolio)\b|^\W*(?:please |kindly |first,? )?(?:go through|read|follow) (?:the|these|our) (?:application |applying )?instructions\b[^.]{0,40}\[hidden/iu,
)
/** 'Go through the instructions on this page' */
const instructions =
  /(?:^\W*(?:step \d\W*)?|\b(?:please|kindly|first,?|must|to apply,?) )(?:go through|read|follow|see|check|review)\b.{0,25}\binstructions\b.{0,40}(?:\[hidden|https?:|\b(?:website|page|document|doc|link|video)\b)/iu
const test = needing(
  'test|quiz|challenge|assessment|task|exam|exercise',
  /(?:^\W*|\b(?:please|kindly|must|must go to .{0,40}|then|and|also|apply,) )(?:take|complet(?:e|ion of)|do(?! (?:you|not)\b)|finish|answer|pass)\b.{0,80}?\b(?:test|quiz|challenge|assessments?|task|exam|exercise)\b/iu,
)
const ofTest =
  /\b(?:link|below|here|before (?:apply|submit)\w*|results?|screenshot|with your application|to apply|to be considered|go to|send (?:us|me|it))\b|\[hidden by the board\]/iu
const ofLaterTest =
  /\b(?:qualify for|after|then|next|candidates who|move forward|interview|(?:hiring|selection|recruitment) process)\b/iu
const personality = needing(
  'mbti|personalit|enneagram|typing test|wpm',
  /\b(?:mbti|16 ?personalities|enneagram|personality (?:test|type)|typing test|wpm)\b/iu,
)

/** A heading over a task: 'Test task (required to apply):' */
const taskHead =
  /^\W*(?:step \d\W*)?(?:(?:please )?complete (?:this|the|our) )?(?:[\w-]+ ){0,2}(?:test|trial|sample)(?: task| project| assignment)?\b[^.]{0,30}\b(?:(?:required|mandatory|needed) (?:to be considered|before|for (?:(?:your|this|the|all|every) )?(?:appl\w+|consideration))|to apply)\b[^.]{0,30}$/iu

/** 'Trial task:', with the task on the next line. */
const bareTaskHead =
  /^\W*(?:step \d\W*)?(?:(?:short|quick|small|the|your) )?(?:(?:[\w-]+ )?(?:test|trial|sample)(?: [\w-]+)? (?:task|project|assignment|edit|exercise|challenge)|(?:test|trial|mini) (?:task|project|assignment)|application (?:test|task|challenge|exercise))(?: ?\([^()]{3,40}\))?\W*$/iu
const beginsTask =
  /^\W*(?:please |kindly )?(?:complete|do|open|go to|visit|use|rewrite|research|make|read|listen|choose|pick|edit|create|design|write|translate|record|build|find|download|solve)\b|^\W*\[hidden/iu

/** Asks for a piece of work with the application: 'Before you apply, edit this clip.' */
const trial = needing(
  'appl',
  /\b(?:before|when|with|to) (?:[\w-]+ ){0,4}appl(?:y|ying|ication)\b.{0,60}\b(?:edit|translate|transcribe|design|redesign|rewrite|proofread|create|build|solve)\b (?:this|the (?:following|attached|provided|sample|raw)|an? (?:\w+ )?(?:sample|test|mock))\b|\bas part of (?:your|the|this) application,? (?:please )?(?:write|draft|edit|design|translate|solve|build)\b/iu,
)

const PIECE =
  '(?:(?:product |video )?descriptions?|captions?|posts?|e-?mails?|scripts?|thumbnails?|logos?|articles?|blogs?|headlines?|ads?|summar(?:y|ies)|letters?|tweets?|outlines?|reels?|clips?|banners?)'
/** 'To be considered, write a 100 word caption', 'Add three leads to your application', 'Translate the following …' */
const piece = new RegExp(
  [
    `\\b(?:to (?:apply|be considered)|when(?: you)? apply(?:ing)?|(?:in|with|as part of) your application)\\b[^.]{0,30}?\\b(?:write|draft|edit|design|create|make|translate|redesign|rewrite) (?:us |me )?(?:an?|one|two|three|\\d+|the following) (?:(?!to\\b)[\\w-]+ ){0,4}?${PIECE}\\b(?! (?:letter|to this|of intent|about (?:you|why)))`,
    '\\b(?:application|message|proposal|reply|response|letter)\\b.{0,30}\\b(?:add|include|attach|list|give|provide)\\b (?:us |me )?(?:\\d+|two|three|four|five|ten) (?:[\\w-]+ ){0,2}(?:leads|products|prospects|suppliers|keywords|influencers)\\b',
    '\\b(?:add|include|attach|list|send|provide)\\b (?:us |me )?(?:\\d+|two|three|four|five|ten) (?:[\\w-]+ ){0,2}(?:leads|prospects|suppliers|keywords|influencers)\\b.{0,40}\\b(?:application|message|proposal|reply|response|letter)\\b',
    '^\\W*(?:please )?(?:translate|transcribe|edit|rewrite|proofread|correct|summari[sz]e|answer) (?:the|this|these) (?:following |attached |linked )?(?:\\w+ ){0,2}(?:paragraphs?|texts?|e-?mails?|articles?|clips?|sentences?|passages?|footage|files?|videos?|photos?|images?)\\b.{0,60}\\b(?:send|submit|include|attach|application)\\b',
  ].join('|'),
  'iu',
)
/** Fast check: without these no piece is asked for. */
const mayBePiece =
  /appl|considered|leads|prospects|suppliers|keywords|influencers|translat|transcri|edit|rewrit|proofread|correct|summari|answer/i
/** Only where the text is about applying. */
const acts: readonly (readonly [string, RegExp, 'match' | 'sentence'])[] = [
  ['profile', profile, 'match'],
  ['on-board', onBoard, 'match'],
  ['look-first', look, 'sentence'],
  ['look-first', instructions, 'sentence'],
  ['keep-order', order, 'sentence'],
  ['deadline', deadline, 'match'],
  ['upload', upload, 'sentence'],
  ['upload', viewable, 'sentence'],
]

const isTask = (text: string) => beginsTask.test(text) && !ofLaterTest.test(text) && !/\bpaid\b/iu.test(text)

export function readOthers(part: Part, isApplying: boolean, next?: Part): ReadOrder[] {
  const { text, start, end } = part
  const whole = { kind: 'other', start, end, required: true } as const
  const at = (match: RegExpExecArray) =>
    ({ ...whole, start: start + match.index, end: start + match.index + match[0].length }) as const
  const found: ReadOrder[] = []
  const withPoints = points.exec(text)
  if (withPoints && (isApplying || /ap\b|apply/iu.test(withPoints[0])))
    found.push({
      ...at(withPoints),
      what: 'apply-points',
      check: /so (?:that )?(?:we|i) know|read/iu.test(text),
    })
  if (watch.test(text)) found.push({ ...whole, what: 'watch-video', required: !toLearn.test(text) })
  const toRead = read.exec(text)
  if (toRead && (isApplying || ofPost.test(text)) && !readsAlready.test(text))
    found.push({ ...at(toRead), what: 'read-whole', required: /chance|considered|must|before/iu.test(text) })
  for (const [what, pattern, place] of isApplying || isYours.test(text) ? acts : []) {
    const match = pattern.exec(text)
    // A link leads off the board.
    if (what === 'on-board' && /hidden by the board|https?:/iu.test(text)) continue
    if (match) found.push({ ...(place === 'match' ? at(match) : whole), what })
  }
  const isNow =
    (part.isFirst && taskHead.test(text) && !ofLaterTest.test(text)) ||
    (mayBePiece.test(text) && piece.test(text) && !ofLaterTest.test(text) && !/\bpaid\b/iu.test(text)) ||
    (trial.test(text) && !ofLaterTest.test(text)) ||
    (test.test(text) && !ofLaterTest.test(text) && (ofTest.test(text) || (isApplying && part.isItem)))
  if (
    isNow ||
    (isApplying && personality.test(text) && !ofLaterTest.test(text) && !/\bsubject\b/iu.test(text))
  )
    found.push({ ...whole, kind: 'test' })
  else if (next && part.isFirst && bareTaskHead.test(text) && isTask(next.text))
    found.push({ ...whole, kind: 'test', end: next.end })
  return found
}
