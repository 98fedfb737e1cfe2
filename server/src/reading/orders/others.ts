import type { Found } from './orders.ts'
import type { Part } from './parts.ts'

const points =
  /\b(?:apply|use|using|with|send|spend|application with|applying with)\b.{0,30}?(?:>|at least |minimum (?:of )?)*\d{1,2}\+?\s?(?:apply(?:ing)? points?|points?|aps?)\b|\b\d{1,2}\+? apply points\b/iu
const watch =
  /\bwatch\b.{0,30}\b(?:video|this|loom|clip)\b.{0,80}\b(?:before|prior|first|appl\w+|submit\w+)\b|\bbefore (?:apply|submit)\w*.{0,30}\bwatch\b/iu
const read =
  /\bread\b.{0,60}\b(?:in full|fully|carefully|entire\w*|whole|thoroughly|everything|to the end|before (?:apply|submit)\w*)\b/iu
const deadline =
  /\b(?:apply|submit|send|applications?|deadline)\b.{0,40}\b(?:by|before|until|closes? on|no later than|deadline(?: is)?:?)\b.{0,20}\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,2}(?:st|nd|rd|th))/iu
const order = /\bin the (?:correct|exact|given|following|same|right) order\b/iu
const upload =
  /\bupload\b.{0,40}\b(?:video|recording|file|it)\b.{0,30}\b(?:to|on)\b.{0,20}\b(?:loom|drive|youtube|dropbox|vimeo)/iu
const test =
  /\b(?:take|complete|do|finish|answer|pass)\b.{0,30}\b(?:test|assessment|quiz|challenge|assessments|task|exam|exercise)\b/iu
const ofTest =
  /\b(?:link|below|here|before (?:apply|submit)\w*|results?|screenshot|with your application|to apply|to be considered|go to|\[hidden by the board\]|upgrade to see actual info)\b/iu
const personality = /\b(?:mbti|16 ?personalities|enneagram|personality (?:test|type)|typing test|wpm)\b/iu

/** Other acts of applying: points, a video to be watched, a test to be taken now. */
export function readOthers(part: Part, isApplying: boolean): Found[] {
  const { text, start } = part
  const found: Found[] = []
  const add = (kind: 'other' | 'test', match: RegExpExecArray, what: string, extra: Partial<Found> = {}) => {
    found.push({
      kind,
      start: start + match.index,
      end: start + match.index + match[0].length,
      required: true,
      what,
      ...extra,
    })
  }
  const withPoints = points.exec(text)
  if (withPoints && (isApplying || /ap\b|apply/iu.test(withPoints[0])))
    add('other', withPoints, 'apply-points', { check: /so (?:that )?(?:we|i) know|read/iu.test(text) })
  const toWatch = watch.exec(text)
  if (toWatch)
    found.push({ kind: 'other', start, end: start + text.length, required: true, what: 'watch-video' })
  const toRead = read.exec(text)
  if (
    toRead &&
    (isApplying || /\b(?:post|job|description|ad|listing|chance|please)\b/iu.test(text)) &&
    !/\b(?:read and write|reading|you(?:'ve| have)? read|don't (?:actually )?read|know you|people who|ability)\b/iu.test(
      text,
    )
  )
    add('other', toRead, 'read-whole', { required: /chance|considered|must|before/iu.test(text) })
  const profile = /\blink to (?:your|the) (?:onlinejobs?\S*|olj) profile\b/iu.exec(text)
  if (profile && isApplying) add('other', profile, 'profile')
  const inOrder = order.exec(text)
  if (inOrder && isApplying)
    found.push({ kind: 'other', start, end: start + text.length, required: true, what: 'keep-order' })
  const until = deadline.exec(text)
  if (until && isApplying) add('other', until, 'deadline')
  const toUpload = upload.exec(text)
  if (toUpload && isApplying)
    found.push({ kind: 'other', start, end: start + text.length, required: true, what: 'upload' })
  const toTest = test.exec(text)
  const type = personality.exec(text)
  if (
    toTest &&
    (ofTest.test(text) || (isApplying && part.isItem)) &&
    !/\b(?:qualify for|after|then|next|candidates who|move forward|interview)\b/iu.test(text)
  )
    found.push({ kind: 'test', start, end: start + text.length, required: true, what: toTest[0] })
  else if (type && isApplying)
    found.push({ kind: 'test', start, end: start + text.length, required: true, what: type[0] })
  return found
}
