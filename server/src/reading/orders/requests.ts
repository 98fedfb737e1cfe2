import { gives, HAND, hasThing, isAsking, isPointed, object, own, SAY, says } from './asking.ts'
import { testsAttention } from './attention.ts'
import { type Asked, isFact, NEAR, thingsIn, trimmed } from './clauses.ts'
import type { ReadOrder } from './orders.ts'
import { CONSEQUENCE, type Part } from './parts.ts'
import { attachmentIn, isOptional } from './things.ts'

const PLEASE =
  "please|pls|kindly|(?:bonus|points) if you|then|also|again|just|simply|briefly|clearly|and|or|may|do|so|to apply,?|apply:|must|should|need to|have to|required to|asked to|invited to|encouraged to|welcome to|want you to|like (?:for )?you to|like to see|make sure to|make sure (?:that )?you|be sure to|ensure (?:that )?you|ensure to|remember to|feel free to|do not forget to|don't forget to|can|could you|instead,?|first,?|lastly,?|finally,?|interested\\?|below:?|considered,?|specifically,?"
/** At the start of a clause, or after a word such as 'please'. */
const command = new RegExp(
  `(?:^\\W*|[,;:!?()–—-] ?|\\b(?:in|of|on|to) your (?:application|message|letter|cover letter|reply|response|e-?mail) |\\bto (?=(?:let (?:us|me) know|tell (?:us|me)) (?:why|what|how|when|more|about)\\b)|\\b(?:${PLEASE}) )(?:(?:${PLEASE}) ){0,2}(${HAND}|${SAY})\\b(?! (?:of|is|was|for)\\b)`,
  'giu',
)
/** Applying with a thing: 'Apply with your resume', 'reply to this post with a quote'. */
const withThing =
  /\b(?:(?<!\bif you )apply|applying|respond|(?<!\b(?:an?|our|my|the) )reply|(?:start|begin) your (?=application|message|reply|response|letter)|reach out|get in touch|write|contact (?:me|us)|(?:applications?|e-?mail|message|dm)(?! address)|along|together)\b[^.;:,]{0,50}? (?:by sending |by mentioning |with )(?=(?!the following)(?:examples?|samples?|your?|an?|the following|some|any|what|links?|desired?|expected|preferred)\b|[^.]{0,20}\b(?:resume|cv|portfolio)\b)|\b(?:start|begin) your (?:application|message|reply|response|letter) by (?:mentioning|telling|stating|sharing|naming|answering|writing|describing) |\b(?:in addition to|along with|aside from|besides) (?=your (?:[\w-]+ )?(?:resume|cv|cover letter|portfolio)\b)|\b(?:transmittal|submission) of (?=[^.]{0,60}\b(?:r[eé]sum[eé]|cv|portfolio|letter)\b)|\b(?:code ?words?|code|words?|phrase|keyword)\b[^.;:,]{1,60}? and (?=your )|\b(?:reply|respond|apply|message me|write to|e-?mail me|include|send(?: us| me)?)\b[^:.;]{0,70}\bthe following\b[^:.;]{0,60}: (?=\w)|\bto (?=(?:let (?:us|me) know|tell (?:us|me)) (?:why|what|how|when|more about|about your)\b)|\bto (?:create|record|make|film) (?=[^.]{0,50}\b(?:yourself|introduc|intro\b))/giu
/** Fast check: without these no thing is applied with. */
const mayHaveThing =
  /\b(?:with|by|besides|and your) |the following|in addition|aside from|transmittal|submission|\bto (?:let|tell|create|record|make|film) /iu
const isAnswer = /^(?:respond|reply|start|begin)\b/iu
const handed =
  /^(.{4,160}?) (?:must|should|has to|have to|needs? to|are to|is to|to|may|can) be (?:included|attached|submitted|sent|provided|added|sent along|e-?mailed|forwarded|in)\b/iu
/** 'Have your CV attached', 'make sure that your resume is attached' */
const attached =
  /\b(?:please have |(?:make|be) sure (?:that )?|ensure (?:that )?)(?: to have)?((?:your|an?) [^.;:]{2,60}?) (?:is |are )?(?:attached|included|enclosed)\b/iu
/** 'We require a resume with every application.' */
const requires =
  /\b(?:we|i|you) (?:will )?(?:require|need|ask for|must have|must see) ((?:an? |your |the )[^.;:]{2,60}?) (?:with|in|for) (?:every|each|all|your|the|any) (?:applications?|applicants?)\b/iu
/** 'A resume is required to apply.' */
const needsTo =
  /^\W*((?:an? |your |the |updated )*(?:r[eé]sum[eé]|cv|portfolio|cover letter|video|loom|voice|audio|samples?)(?: [\w-]+){0,3}?) (?:is |are )?(?:required|needed|mandatory|a must) (?:to (?:apply|be considered)|when (?:you )?apply(?:ing)?|(?:in|with|for) (?:the|your|every|each|all) applications?)\b/iu
/** 'Portfolios are highly encouraged.' */
const encouraged =
  /(?:^|[.:;] )\W*((?:an? |your )?(?:r[eé]sum[eé]s?|cvs?|portfolios?|case studies|(?:work )?samples?|references|(?:loom|intro\w*) videos?)(?: (?:and|or) [\w ]{3,30})?) (?:is|are) (?:(?:very|also|highly|strongly|greatly|much) )*(?:encouraged|appreciated|welcomed?)\b/iu
/** 'Resumes may be sent to us.' */
const maySend = /\b(?:may|can)\b/iu
/** No work needs these: if required, they are to be sent. */
const needed =
  /(?:^|[([*,;.]\s*)((?:[\w-]+ ){0,3}(?:screen ?shots?|speed ?test|voice recording|audio recording|recording|video intro\w*|intro\w* video|loom video|work samples?|samples|links? to (?=[^()]{3,40}\))[\w-]+)\b[^,;.)\]]{0,40}?) (?:is |are )?(?:required|needed|a must|mandatory)\b/iu

const describes = /^(?:describe|explain|tell|outline|highlight|detail|comment)$/iu
/** A sentence outside the part about applying needs one of these. */
const mayAsk =
  /\b(?:send|submit|attach|include|share|provide|(?:e-?)?mail|forward|upload|must|please|pls|kindly|message|required|tell|let|reach out|record|show|attached|enclosed|(?:sent|forwarded|e-?mailed|submitted) to|transmittal|(?:we|i) (?:will )?(?:require|need|must)|loom|vocaroo|selfie|introduce yourself|write (?:us|me)|add a|(?:make|be) sure to|remember to|with your|with a|add your)\b|\((?:show|include|share|send)\b/iu

export const placed = (part: Part, { from, to, ...asked }: Asked): ReadOrder => ({
  ...asked,
  ...(testsAttention(part.text.slice(from, to), part.text) && { check: true }),
  start: part.start + from,
  end: part.start + to,
})

/** Words that make a thing part of the recording. */
const ofRecording = /^\W*(?:in|on) (?:your|the) (?:[\w-]+ ){0,3}(?:video|recording|audio|loom)\b/iu

/** 'Bonus points if you send a video.', '(Optional) Send a video.' */
const bonus = /\b(?:bonus|points) if $|^\W*optional\W*$/iu
/** Said to applicants alone. */
const notToForget =
  /\b(?:don't|do not) forget to (?:include|mention|tell|state|add|attach|share|send) your\b/iu

/** @param isAbout whether the text here is about applying */
export function askedIn({ text }: Part, isAbout: boolean): Asked[] {
  const isApplying = isAbout || notToForget.test(text)
  if ((!isApplying && !mayAsk.test(text) && !withoutIt.test(text)) || ofRecording.test(text)) return []
  const passive = passiveIn(text)
  if (passive.length > 0) return passive
  const begins = beginsIn(text, isApplying)
  const asked: Asked[] = []
  for (const [at, begin] of begins.entries()) {
    // Content of a recording, not a separate order.
    if (
      says.test(begin.verb) &&
      begin.verb !== 'let' &&
      asked.some(({ what }) => what === 'video' || what === 'voice')
    )
      continue
    const until = begins[at + 1]?.from ?? text.length
    // Where to apply is not part of what to tell.
    const act = text.slice(begin.things, until).search(/,? (?:and|then) apply\b/iu)
    const found = askedAt(text, begin, act < 0 ? until : begin.things + act, isApplying || asked.length > 0)
    if (bonus.test(text.slice(0, begin.from))) for (const one of found) one.required = false
    const last = asked.at(-1)
    if (last && says.test(begins[at - 1]?.verb ?? '') && isOneNote(last, begin, found, text))
      last.to = found[0]?.to ?? last.to
    else asked.push(...found)
  }
  return asked
}

/** 'Describe your boats and explain how you sail': one note. */
const isOneNote = (last: Asked, { from, verb }: Begin, found: readonly Asked[], text: string) =>
  last.kind === 'state' &&
  found.length === 1 &&
  found[0]?.kind === 'state' &&
  says.test(verb) &&
  /^[ ,]*and $/iu.test(text.slice(last.to, from)) &&
  !isFact(text.slice(last.from, last.to)) &&
  !isFact(text.slice(from, found[0].to))

/** 'Record yourself speaking of your last job' */
const ofSelf = /^(?:record|film|shoot)$/u

type Begin = { from: number; things: number; verb: string }

function askedAt(text: string, { from, things, verb }: Begin, until: number, isApplying: boolean): Asked[] {
  // A described example is not sent.
  if (ofSelf.test(verb) && /^ yourself\b(?! (?:reading|speaking|talking))/u.test(text.slice(things)))
    return [
      {
        kind: 'attach',
        what: 'video',
        from,
        to: trimmed(text, until),
        required: !isOptional(text.slice(from, until)),
      },
    ]
  const asked = thingsIn(text, from, things, until).map(
    (one): Asked =>
      one.what === 'samples' && describes.test(verb) ? { ...one, kind: 'state', what: undefined } : one,
  )
  const isTold =
    (isApplying || isPointed.test(verb) || verb === 'write') &&
    (says.test(verb) ||
      verb === '' ||
      verb === 'show' ||
      (gives.test(verb) && own.test(text.slice(things, until))))
  if (
    asked.length > 0 ||
    !isTold ||
    !/\p{L}{2}/u.test(text.slice(things, until).replace(/^ (?:me|us)\b(?: know\b)?/iu, ''))
  )
    return asked
  const to = trimmed(text, until)
  return [{ kind: 'state', from, to, required: !isOptional(text.slice(from, until)) }]
}

/** 'Applications without a video will be ignored.' */
const notWithout =
  /\b(?:applications?|submissions?|applicants?|candidates?|messages?|e-?mails?) (?:sent |submitted |made )?without ((?:an? |your |the )?[^.,;]{2,60}?) (?:will|won't|are|get|shall|may|cannot)\b/iu

/** 'No resume, no interview.', 'No portfolio? No reply.' */
const withoutIt = new RegExp(
  `(?:^\\W*|[.,;:!?(–—-] )no ([\\w' -]{2,40}?)(?:\\s*[.,;:!?=–—-]+\\s*|\\s+means\\s+)${CONSEQUENCE}`,
  'iu',
)

/** Finds requests in the passive: 'A video must be included', 'speed test required'. */
function passiveIn(text: string): Asked[] {
  const without = notWithout.exec(text) ?? withoutIt.exec(text)
  const missed = without?.[1] ?? ''
  if (without && (attachmentIn(missed) || isLetter.test(missed))) {
    const begin = without.index + without[0].indexOf(missed)
    const named = thingsIn(text, without.index, begin, begin + missed.length)
    // Each is told by the whole sentence.
    return named.map((one) => ({ ...one, from: without.index, to: trimmed(text, text.length) }))
  }
  const told = handed.exec(text)
  const isSent =
    told !== null && !(maySend.test(told[0].slice(told[1]?.length)) && !sendable.test(told[1] ?? ''))
  const passive =
    (isSent ? told : null) ??
    needed.exec(text) ??
    attached.exec(text) ??
    requires.exec(text) ??
    encouraged.exec(text) ??
    needsTo.exec(text)
  const what = attachmentIn(passive?.[1] ?? '')
  if (!passive || !what) return []
  const from = passive.index + passive[0].indexOf(passive[1] ?? '')
  const to = passive.index + passive[0].length
  return [{ kind: 'attach', what, from, to, required: !isOptional(text) }]
}

const sendable =
  /^\W*(?:your |all |the |updated )*(?:r[eé]sum[eé]s?|cvs?|portfolios?|applications?)\b[^.]{0,40}$/iu

const isLetter = /\bcover letters?\b/iu

/** No sentence asks more often. */
const MOST_PLACES = 40

function beginsIn(text: string, isApplying: boolean): Begin[] {
  const things = mayHaveThing.test(text) ? text.matchAll(withThing) : []
  const places = [...text.matchAll(command), ...things].sort((a, b) => a.index - b.index)
  const begins: Begin[] = []
  for (const place of places.slice(0, MOST_PLACES)) {
    const verb = (place[1] ?? '').toLowerCase()
    const things = place.index + place[0].length
    const at = verb === '' ? place.index : things - verb.length
    const rest = text.slice(things)
    const isAsked =
      verb === ''
        ? isAnswer.test(place[0]) || hasThing(rest.slice(0, NEAR))
        : isAsking(verb, rest, text.slice(0, at), isApplying || begins.length > 0)
    // A second request, not a noun in the first one's list.
    const isNext = begins.length === 0 || (verb !== '' && object.test(rest))
    if (isAsked && isNext) begins.push({ from: leftOf(text, at), things, verb })
  }
  return begins
}

/** Where a request begins, with the 'please' or 'you must' just before it. */
function leftOf(text: string, at: number): number {
  const lead =
    /(?:\b(?:please|kindly|pls|must|just|also|should|(?:make|be) sure(?: that| to)?|(?:don't|do not) forget to)\b[ ,]*|\byou )+$/iu.exec(
      text.slice(0, at),
    )
  return lead ? at - lead[0].length : at
}
