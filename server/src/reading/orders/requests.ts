import type { Part } from './parts.ts'
import { attachmentIn, isOptional, isSaying } from './things.ts'

/** Something that is asked for, where it stands in its sentence. */
export type Asked = {
  kind: 'attach' | 'state'
  what: string
  from: number
  to: number
  required: boolean
}

/** Of something that can only be sent. */
const HAND =
  'send|submit|attach|share|provide|e-?mail|forward|upload|drop|add|show|message|record|link|post|pm|dm|enclose|create|make|shoot|film|prepare|present|complete|supply|answer|include|give|respond|reply|use'
/** Of something that is written. */
const SAY =
  'list|mention|state|tell|let|write|put|specify|indicate|describe|explain|introduce|confirm|highlight|rate|detail|outline'
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

/** What a sentence asks to be sent or said. @param isApplying it stands where the text speaks of applying */
export function askedIn({ text }: Part, isApplying: boolean): Asked[] {
  if (
    (!isApplying && !mayAsk.test(text)) ||
    /^\W*(?:in|on) (?:your|the) (?:\w+ )?(?:video|recording|audio|loom)\b/iu.test(text)
  )
    return []
  const passive = handed.exec(text) ?? needed.exec(text)
  const named = passive?.[1] === undefined ? null : attachmentIn(passive[1])
  if (passive && named) {
    const from = passive.index + passive[0].indexOf(passive[1] ?? '')
    const to = passive.index + passive[0].length
    return [{ kind: 'attach', what: named.what, from, to, required: !isOptional(text) }]
  }
  const start = beginOf(text, isApplying)
  if (start === null) return []
  const things = thingsIn(text, start.from, start.things)
  if (things.length > 0) return things
  const isTold =
    isApplying &&
    start.from === 0 &&
    start.verb.length > 0 &&
    new RegExp(`^(?:${SAY}|share)$`, 'iu').test(start.verb)
  return isTold
    ? [
        {
          kind: 'state',
          what: text.slice(start.from, start.from + 80),
          from: start.from,
          to: trimmed(text, text.length),
          required: !isOptional(text),
        },
      ]
    : []
}

/** Where in a sentence the asking begins, and where what is asked for. */
function beginOf(
  text: string,
  isApplying: boolean,
): { from: number; things: number; verb: string; verbAt: number } | null {
  const places = [...text.matchAll(command), ...text.matchAll(withThing)].sort((a, b) => a.index - b.index)
  for (const place of places) {
    const verb = place[1] ?? ''
    const at = place.index + (verb === '' ? 0 : place[0].lastIndexOf(verb))
    const things = place.index + place[0].length
    const isAsked =
      verb === ''
        ? hasThing(text.slice(things, things + 120))
        : isAsking(verb.toLowerCase(), text.slice(things), text.slice(0, at), isApplying)
    if (isAsked) return { from: leftOf(text, at), things, verb, verbAt: at }
  }
  return null
}

/** With 'please', where it stands just before. */
function leftOf(text: string, at: number): number {
  const lead = /(?:\b(?:please|kindly|pls|must|just|also|you|should)\b[ ,]*)+$/iu.exec(text.slice(0, at))
  return lead ? at - lead[0].length : at
}

function isAsking(verb: string, rest: string, before: string, isApplying: boolean): boolean {
  const near = rest.slice(0, 120)
  if (/^(?:use|and|s|ing)\b/u.test(verb) || /^['\w-]/u.test(rest)) return false
  if (others.test(before) || (others.test(near) && !isApplying)) return false
  if (/^(?:tell|let)$/u.test(verb)) return /^ (?:me|us)\b/iu.test(rest)
  const isPolite = polite.test(before)
  const isToReader = speaksToReader.test(near) || isPolite
  if (new RegExp(`^(?:${SAY})$`, 'u').test(verb))
    return isApplying && (isToReader || isPolite || before.trim() === '' || isSaying(rest.trim()))
  const thing = attachmentIn(near)
  if (
    /^(?:show|drop|record|make|create|link|add|shoot|film|present|complete|upload|forward|enclose|post|prepare|use)$/u.test(
      verb,
    )
  )
    return (
      thing !== null &&
      (isOwn.test(near) ||
        isApplying ||
        /\b(?:me|us|yourself|your)\b/iu.test(near) ||
        /\bmust $/iu.test(before))
    )
  if (isOwn.test(near)) return true
  if (/^(?:answer|respond|reply)$/u.test(verb)) return thing !== null && isApplying
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

type Segment = { text: string; joint: string; from: number; to: number }

const joints =
  /,\s+(?:and |or |along with |as well as |plus )?|\s+(?:and|along with|as well as|plus|together with|but also)\s+|\s+(?:\+|&)\s+|;\s+|\/(?=your )/giu

/** The pieces of a list within a sentence; what stands in brackets is of its piece. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let last = ''
  let depth = 0
  let seen = 0
  const push = (to: number, next: number, joint: string) => {
    segments.push({ text: text.slice(from, to), joint: last, from, to })
    from = next
    last = joint
  }
  for (const joint of text.matchAll(joints)) {
    for (; seen < joint.index; seen += 1) {
      if (text[seen] === '(') depth += 1
      else if (text[seen] === ')') depth = Math.max(0, depth - 1)
    }
    if (depth === 0) push(joint.index, joint.index + joint[0].length, joint[0])
  }
  push(text.length, text.length, '')
  return segments
}

/** A fact of its own, also within a note that is described in one breath. */
const ownFact =
  /^(?:your |the |an? |any )?(?:(?:expected|desired|current|hourly|monthly|earliest) )*(?:rate|salary|availabilit|start|time ?zone|location|notice|how (?:soon|much|many)|schedule|preferred)/iu

/** Everything asked for from this place on. @param from where the first quote begins */
export function thingsIn(text: string, from: number, things: number): Asked[] {
  const asked: Asked[] = []
  let isContent = false
  for (const segment of segmentsOf(text.slice(things))) {
    const isFirst = segment.from === 0
    const words = bareOf(segment.text)
    const at = { from: isFirst ? from : things + segment.from, to: trimmed(text, things + segment.to) }
    const thing =
      words === '' ||
      /^\W*(?:hidden by the board|their\b)/iu.test(words) ||
      (/\b(?:subject line|hidden by the board\]$)/iu.test(words) && !/^(?:your|an?|the)\b/iu.test(words))
        ? null
        : thingOf(words)
    const last = asked.at(-1)
    const isBare = !/^(?:your|an?|any|the)\b/iu.test(words)
    const goesOn =
      thing?.kind === 'state' &&
      last !== undefined &&
      !ownFact.test(words) &&
      (isContent || (isBare && last.kind === 'state'))
    if (thing && !goesOn) asked.push({ ...thing, ...at, required: !isOptional(segment.text) })
    else if (last) last.to = at.to
    isContent =
      isContent ||
      /\b(?:explaining|outlining|describing|about|highlighting|showing|detailing|covering|on (?:why|how))\b/iu.test(
        words,
      )
  }
  return asked
}

function trimmed(text: string, to: number): number {
  return to - (/[\s.,;:]*$/u.exec(text.slice(Math.max(0, to - 40), to))?.[0].length ?? 0)
}

/** What these words name: by what stands before they go on to say what is to be in it. */
export function thingOf(said: string): { kind: 'attach' | 'state'; what: string } | null {
  const words = said.replace(/^(.{0,24})\([^)]{1,30}\) /u, '$1')
  const cut = words.search(
    /\s(?:showing|show|describing|explaining|outlining|highlighting|about|telling|covering|detailing|that|which|where|who|so|because|for|including|to|in|on|with)\s|\s?[(—]|\s–\s|:\s/iu,
  )
  const head = (cut > 0 ? words.slice(0, cut) : words).trim()
  const attachment =
    attachmentIn(head) ??
    (/^(?:the |an? |any |your |working )?links?\b/iu.test(words) ? attachmentIn(words.slice(0, 120)) : null)
  if (attachment) return { kind: 'attach', what: attachment.what }
  if (!isSaying(words)) return null
  if (/^.{0,90}\([^)]*\bvideo/iu.test(words)) return { kind: 'attach', what: 'video' }
  const shot = /^.{0,80}\b(speed ?test|screen ?shots?)\b/iu.exec(words)?.[1]
  if (shot) return { kind: 'attach', what: /test/iu.test(shot) ? 'speed-test' : 'screenshot' }
  return { kind: 'state', what: words.slice(0, 80) }
}
