import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { attachmentIn, isOptional, isSaying } from './things.ts'

type Thing = Pick<ReadOrder, 'kind' | 'what'>
/** Something that is asked for, where it stands in its sentence. */
export type Asked = Thing & { from: number; to: number; required: boolean }

/** Of something that can only be sent. */
const HAND =
  'send|submit|attach|share|provide|e-?mail|forward|upload|drop|add|show|message|record|link|post|pm|dm|enclose|create|make|shoot|film|prepare|present|complete|supply|answer|include|give|respond|reply'
/** Of something that is written. */
const SAY =
  'list|mention|state|tell|let|write|put|specify|indicate|describe|explain|introduce|confirm|highlight|rate|detail|outline'
const says = new RegExp(`^(?:${SAY})$`, 'iu')
/** These have many uses: only a thing to be sent makes one an order. */
const handles =
  /^(?:show|drop|record|make|create|link|add|shoot|film|present|complete|upload|forward|enclose|post|prepare)$/iu
const PLEASE =
  "please|pls|kindly|then|also|just|simply|and|or|to apply,?|apply:|must|should|need to|have to|required to|asked to|invited to|encouraged to|welcome to|want you to|like (?:for )?you to|like to see|make sure to|make sure you|be sure to|don't forget to|can|could you|instead,?|first,?|lastly,?|finally,?|interested\\?|below:?|considered,?"
/** A command to the reader: at the start of a clause, or after a word that makes it one. */
const command = new RegExp(
  `(?:^\\W*|[,;:!?()–—-] ?|\\b(?:${PLEASE}) )(?:(?:${PLEASE}) )?(${HAND}|${SAY})\\b(?! (?:of|is|was|for)\\b)`,
  'giu',
)
const withThing =
  /\b(?:apply|respond|reply|application|message|e-?mail|along|together) (?:back )?(?:to this (?:job )?(?:post|ad|job) )?(?:by sending |with )|\bto (?:create|record|make|film) (?=[^.]{0,50}\b(?:yourself|introduc|intro\b))/giu
const handed =
  /^(.{4,160}?) (?:must|should|has to|have to|needs? to|are to|is to|to) be (?:included|attached|submitted|sent|provided|added|sent along|in)\b/iu
/** Nobody has these for the work itself: where they are required, they are to be sent. */
const needed =
  /(?:^|[([*,;.]\s*)((?:[\w-]+ ){0,3}(?:screen ?shots?|speed ?test|voice recording|audio recording|recording|video intro\w*|intro\w* video|loom video|work samples?|samples)\b[^,;.)\]]{0,40}?) (?:is |are )?(?:required|needed|a must|mandatory)\b/iu

/** Things that only an applicant sends. */
const isOwn =
  /\b(?:r[eé]sum[eé]s?|cv|cover letters?|portfolios?|introduct\w+ (?:video|recording)|video intro\w*|video (?:of )?yourself|speed ?test|loom|vocaroo|self[- ]intro\w*)\b/iu
/** The reader, or the one who writes the listing. */
const speaksToReader = /\b(?:you|your|yours|yourself|youve|me|us|my|our|please|pls|kindly)\b/iu
const polite = /\b(?:please|pls|kindly)\W+(?:\w+\W+){0,2}$/iu
const others =
  /\b(?:clients?|customers?|team members|prospects?|leads|guests|buyers|sellers|students|invoices|duties|responsib\w+|meetings)\b/iu

/** Outside the part about applying only these are asked for. */
const mayAsk =
  /\b(?:send|submit|attach|include|share|provide|e-?mail|forward|upload|must|please|pls|kindly|message|required|tell|let|record|show|with your|with a)\b/iu

/** The order at its place in the whole text. */
export const placed = (part: Part, { from, to, ...asked }: Asked): ReadOrder => ({
  ...asked,
  start: part.start + from,
  end: part.start + to,
})

/** Told in the recording, and sent with it. */
const ofRecording = /^\W*(?:in|on) (?:your|the) (?:\w+ )?(?:video|recording|audio|loom)\b/iu

/** The things a sentence asks for, to send or to say. @param isApplying it stands where the text speaks of applying */
export function askedIn({ text }: Part, isApplying: boolean): Asked[] {
  if ((!isApplying && !mayAsk.test(text)) || ofRecording.test(text)) return []
  const passive = passiveIn(text)
  if (passive) return [passive]
  const begin = beginOf(text, isApplying)
  if (begin === null) return []
  const { from, things, verb } = begin
  const asked = thingsIn(text, from, things)
  if (asked.length > 0) return asked
  const isTold = isApplying && from === 0 && (says.test(verb) || verb === 'share')
  return isTold ? [{ kind: 'state', from, to: trimmed(text, text.length), required: !isOptional(text) }] : []
}

/** 'A video must be included', 'speed test required'. */
function passiveIn(text: string): Asked | null {
  const passive = handed.exec(text) ?? needed.exec(text)
  const what = attachmentIn(passive?.[1] ?? '')
  if (!passive || !what) return null
  const from = passive.index + passive[0].indexOf(passive[1] ?? '')
  return { kind: 'attach', what, from, to: passive.index + passive[0].length, required: !isOptional(text) }
}

/** Where in a sentence the asking begins, and where what is asked for. */
function beginOf(text: string, isApplying: boolean): { from: number; things: number; verb: string } | null {
  const places = [...text.matchAll(command), ...text.matchAll(withThing)].sort((a, b) => a.index - b.index)
  for (const place of places) {
    const verb = (place[1] ?? '').toLowerCase()
    const things = place.index + place[0].length
    const at = verb === '' ? place.index : things - verb.length
    const rest = text.slice(things)
    const isAsked =
      verb === '' ? hasThing(rest.slice(0, NEAR)) : isAsking(verb, rest, text.slice(0, at), isApplying)
    if (isAsked) return { from: leftOf(text, at), things, verb }
  }
  return null
}

/** With 'please', where it stands just before. */
function leftOf(text: string, at: number): number {
  const lead = /(?:\b(?:please|kindly|pls|must|just|also|you|should)\b[ ,]*)+$/iu.exec(text.slice(0, at))
  return lead ? at - lead[0].length : at
}

/** So many letters after a verb may say what it is about. */
const NEAR = 120

function isAsking(verb: string, rest: string, before: string, isApplying: boolean): boolean {
  const near = rest.slice(0, NEAR)
  // Part of a longer word.
  if (/^['-]/u.test(rest)) return false
  if (others.test(before) || (others.test(near) && !isApplying)) return false
  if (verb === 'tell' || verb === 'let') return /^ (?:me|us)\b/iu.test(rest)
  const isToReader = speaksToReader.test(near) || polite.test(before)
  if (says.test(verb)) return isApplying && (isToReader || before.trim() === '' || isSaying(rest.trim()))
  const hasAttachment = attachmentIn(near) !== null
  if (handles.test(verb)) {
    const isTold =
      isOwn.test(near) ||
      isApplying ||
      /\b(?:me|us|yourself|your)\b/iu.test(near) ||
      /\bmust $/iu.test(before)
    return hasAttachment && isTold
  }
  if (isOwn.test(near)) return true
  if (verb === 'answer' || verb === 'respond' || verb === 'reply') return hasAttachment && isApplying
  return (isApplying || isToReader) && hasThing(near)
}

const hasThing = (text: string) => attachmentIn(text) !== null || isSaying(bareOf(text))
const bareOf = (words: string) =>
  words
    .trim()
    .replace(
      /^(?:(?:us|me|in|with|to us|to me|over|through|also|please|(?:your|their|a) (?:message|application|email)(?: with)?|or link to|or send|include|send|submit|attach|share|provide|know|if you (?:can|have)|along)(?=[\s,:])[\s:,]*|[:,]\s*)+/iu,
      '',
    )

type Segment = { text: string; from: number; to: number }

const joints =
  /,\s+(?:and |or |along with |as well as |plus )?|\s+(?:and|along with|as well as|plus|together with|but also)\s+|\s+(?:\+|&)\s+|;\s+|\/(?=your )/giu

/** The pieces of a list within a sentence; what stands in brackets is of its piece. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let depth = 0
  let seen = 0
  for (const joint of text.matchAll(joints)) {
    for (; seen < joint.index; seen += 1) {
      if (text[seen] === '(') depth += 1
      else if (text[seen] === ')') depth = Math.max(0, depth - 1)
    }
    if (depth > 0) continue
    segments.push({ text: text.slice(from, joint.index), from, to: joint.index })
    from = joint.index + joint[0].length
  }
  return [...segments, { text: text.slice(from), from, to: text.length }]
}

/** A fact of its own, also within a note that is described in one breath. */
const ownFact =
  /^(?:your |the |an? |any )?(?:(?:expected|desired|current|hourly|monthly|earliest) )*(?:rate|salary|availabilit|start|time ?zone|location|notice|how (?:soon|much|many)|schedule|preferred)/iu

/** Goes on to say what is to be in it. */
const goesInto =
  /\b(?:explaining|outlining|describing|about|highlighting|showing|detailing|covering|on (?:why|how))\b/iu
/** Told of a subject line, an address or other people. */
const noThing =
  /^\W*(?:hidden by the board|their\b)|^(?!your|an?\b|the\b).*\b(?:subject line|hidden by the board\]$)/iu

/** Everything asked for from this place on. @param from where the first quote begins */
export function thingsIn(text: string, from: number, things: number): Asked[] {
  const asked: Asked[] = []
  let isContent = false
  for (const segment of segmentsOf(text.slice(things))) {
    const words = bareOf(segment.text)
    const to = trimmed(text, things + segment.to)
    const thing = words === '' || noThing.test(words) ? null : thingOf(words)
    const last = asked.at(-1)
    const isBare = !/^(?:your|an?|any|the)\b/iu.test(words)
    const goesOn =
      thing?.kind === 'state' &&
      last !== undefined &&
      !ownFact.test(words) &&
      (isContent || (isBare && last.kind === 'state'))
    if (thing && !goesOn) {
      const begin = segment.from === 0 ? from : things + segment.from
      asked.push({ ...thing, from: begin, to, required: !isOptional(segment.text) })
    } else if (last) last.to = to
    isContent ||= goesInto.test(words)
  }
  return asked
}

function trimmed(text: string, to: number): number {
  return to - (/[\s.,;:]*$/u.exec(text.slice(Math.max(0, to - 40), to))?.[0].length ?? 0)
}

/** Where a thing's name ends, and what is told of it begins. */
const told =
  /\s(?:showing|show|describing|explaining|outlining|highlighting|about|telling|covering|detailing|that|which|where|who|so|because|for|including|to|in|on|with)\s|\s?[(—]|\s–\s|:\s/iu

/** The thing these words name. */
export function thingOf(said: string): Thing | null {
  const words = said.replace(/^(.{0,24})\([^)]{1,30}\) /u, '$1')
  const cut = words.search(told)
  const isLink = /^(?:the |an? |any |your |working )?links?\b/iu.test(words)
  const what =
    attachmentIn(cut > 0 ? words.slice(0, cut) : words) ??
    (isLink ? attachmentIn(words.slice(0, NEAR)) : null)
  if (what) return { kind: 'attach', what }
  if (!isSaying(words)) return null
  if (/^.{0,90}\([^)]*\bvideo/iu.test(words)) return { kind: 'attach', what: 'video' }
  const shot = /^.{0,80}\b(speed ?test|screen ?shots?)\b/iu.exec(words)?.[1]
  return shot
    ? { kind: 'attach', what: /test/iu.test(shot) ? 'speed-test' : 'screenshot' }
    : { kind: 'state' }
}
