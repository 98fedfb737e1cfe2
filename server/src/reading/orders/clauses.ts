import type { ReadOrder } from './orders.ts'
import { attachmentIn, isOptional, isSaying } from './things.ts'

export type Thing = Pick<ReadOrder, 'kind' | 'what'>
export type Asked = Thing & { from: number; to: number; required: boolean }

/** Characters after a verb that may hold its object. */
export const NEAR = 120

export const bareOf = (words: string) =>
  words
    .trim()
    .replace(
      /^(?:\([^()]{1,30}\)[\s*]*|(?:us|me|in|with|to us|to me|over|through|either|also|back|please|(?:(?:your|their|an?) )?(?:complete )?(?:message|applications?|email)(?! letter)(?: with| including| that includes?| which includes?)?|or link to|or send|to (?:this|the|our) (?:job )?(?:post(?:ing)?|ad|listing|message)|include|send|submit|attach|share|provide|know|if you (?:can|have)|along)(?=[\s,:])[\s:,]*|[:,]\s*)+/iu,
      '',
    )

export const bare = (text: string) => text.replace(/^\W+/u, '')

type Segment = { text: string; from: number; to: number }

const joints =
  /,\s+(?:and |or |along with |as well as |plus )?|\s+(?:and|along with|as well as|plus|together with|but also)\s+|\s+(?:\+|&)\s+|;\s+|\/(?=your )|(?<=\]|\b(?:whats ?app|telegram|viber|skype|teams|messenger|us|me))\s+with (?=(?:an?|your) (?:[\w-]+ ){0,3}(?:videos?|recording|voice|audio|loom)\b(?! (?:edit|market|produc|content)))|\s+with (?=(?:an? |the )?(?:links? to |(?:e-?mail )?subject\b)|(?:your |an? |the )?(?:[\w-]+ )?(?:resume|cv|portfolio|cover letter)\b)|(?<=hidden by the board\]),?\s+(?=(?:an?|your) )|,?\s+(?:[-–—]\s+)?including (?=your (?:[\w-]+ ){0,2}(?:rates?|salary|availab|start date|time ?zone|favou?rite))/giu

/** Begins two adjectives for one thing. */
const adjectiveAt =
  /\ban? (?:short|brief|quick|simple|clear|concise|genuine|polite|friendly|professional|personal|recent|detailed)$/iu

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
    // 'A short and honest note' is one thing.
    if (depth > 0 || adjectiveAt.test(text.slice(from, joint.index))) continue
    segments.push({ text: text.slice(from, joint.index), from, to: joint.index })
    from = joint.index + joint[0].length
  }
  return [...segments, { text: text.slice(from), from, to: text.length }]
}

export const isFact = (words: string): boolean => fact.test(words)
/** A fact of its own within the words. */
const fact =
  /\b(?:rates?|salary|availab\w+|start|time ?zone|location|notice|how (?:soon|much|many)|favou?rite|whats ?app|phone|e-?mail|cover letter|number)\b/iu

/** Facts that are orders of their own, even within a note's description. */
const ownFact =
  /^(?!(?:why|what|which)\b)(?:[\w-]+ ){0,3}(?:rate|salary|availabilit|start|time ?zone|location|notice|how (?:soon|much|many)|number of|schedule|preferred|favou?rite|pric(?:e|ing)|(?<=^)when you)/iu

const goesInto =
  /\b(?:explaining|introducing|telling|outlining|describing|about|highlighting|showing|detailing|covering|on (?:why|how)|with your)\b/iu
/** About a subject line, an address or other people. */
const noThing =
  /^\W*(?:no (?!more|less|fewer)|hidden by the board|(?:(?:an?|one|single) )*(?:message|e-?mail|dm)(?: to: ?\[hidden by the board\])?\W*$|(?:for example|watch|visit|check|download|read|click|see|view|open|go)\b|(?:an? )?valid (?:e-?mail|phone))|^(?!(?:your|their|an?|the)\b)(?:.*\bsubject line|(?!.*\b(?:r[eé]sum[eé]|cv|portfolio)\b).{0,25}\bhidden by the board\]$)/iu

/** Closes a statement: 'your experience and any other details' */
const theRest = /^(?:any|all) other (?:[\w-]+ )?(?:details|information|info|things?)\b/iu

const ofOthers = /^\W*their (?!r[eé]sum|cv|portfolio)/iu

const ofPay = /\b(?:rates?|salary|pay|compensation|pric(?:e|ing))\b/iu

/** 'A screenshot of your desk and internet speed' are two. */
const ofSpeed = /^(?:(?:your|the) )?(?:internet|connection|wi-?fi|download) speed\b/iu
const speedTest: Thing = { kind: 'attach', what: 'speed-test' }

/** @param from where the first quote begins */
export function thingsIn(text: string, from: number, things: number, until = text.length): Asked[] {
  const asked: Asked[] = []
  let isContent = false
  let isLinks = false
  let isAfterOwn = false
  for (const segment of segmentsOf(text.slice(things, until))) {
    const words = bareOf(segment.text)
    const to = trimmed(text, things + segment.to)
    const last = asked.at(-1)
    const isShot = last?.what === 'screenshot' && ofSpeed.test(words)
    const isOwn = ownFact.test(words)
    const named = isShot
      ? speedTest
      : words === '' || noThing.test(words) || ofOthers.test(segment.text)
        ? null
        : thingOf(words)
    const thing = named ?? (isOwn && last ? ({ kind: 'state' } as const) : null)
    const isBare = !(
      isAfterOwn
        ? /^(?:(?:your|an?|any|the)\b|(?:why|how|when) (?!(?:is|was|are|were|did|do|does|it|that|this)\b)\w)/iu
        : /^(?:your|an?|any|the)\b/iu
    ).test(words)
    const isSamePay =
      last?.kind === 'state' && isBare && ofPay.test(words) && ofPay.test(text.slice(last.from, last.to))
    const goesOn =
      isSamePay ||
      (last !== undefined &&
        (thing?.kind === 'state'
          ? !isOwn && (isContent || (last.kind === 'state' && (isBare || theRest.test(words))))
          : isBare &&
            ((thing?.what === 'samples' && isLinks) ||
              (thing?.what === last.what && thing?.what === 'portfolio'))))
    if (thing && !goesOn) {
      const begin = asked.length === 0 ? from : things + segment.from
      asked.push({ ...thing, from: begin, to, required: !isOptional(segment.text) })
    } else if (last) last.to = to
    isLinks ||= /\blinks? to\b|\b(?:examples?|samples?|portfolio) of\b/iu.test(words)
    isContent = !isOwn && (isContent || goesInto.test(words) || /:\s\S/u.test(words))
    isAfterOwn = isOwn
  }
  return asked
}

export function trimmed(text: string, to: number): number {
  return (
    to -
    (/(?:[\s.,;:]*,? (?:and|or|then|answering|including|to(?=\s?:)))?[\s.,;:]*$/iu.exec(
      text.slice(Math.max(0, to - 40), to),
    )?.[0].length ?? 0)
  )
}

/** Ends a thing's name and begins its description. */
const told =
  /\s(?:showing|show|demonstrating|featuring|describing|explaining|outlining|highlighting|about|telling|covering|detailing|that|which|where|who|so|because|for|including|to|in|(?<!\bworked )on|with)\s|\s?[(—]|\s–\s|:\s/iu

const toldOff = (words: string) => words.slice(0, Math.max(words.search(told), 0) || NEAR)

/** 'Links to your best videos' are samples, 'a link to your video' is none. */
const linkedIn = (words: string) => (/\bvideos\b/iu.test(words) ? 'samples' : attachmentIn(words))

/** A written thing before an alternative ('cover letter or …'): the first named counts. */
const firstNamed =
  /^(?:[\w-]+ ){0,4}(?:cover letter|(?<!voice )(?:message|note)|paragraph|description|explanation)(?:\s?\/\s?| or )(?!voice|audio)/iu

const forNow =
  /\b(?:samples?|examples?) (?:of )?.{0,60}\byou(?:'d| would) (?:create|write|make|send|leave|post|use|say|reply)\b/iu

export function thingOf(said: string): Thing | null {
  if (firstNamed.test(said)) return { kind: 'state' }
  const words = said
    .replace(/^(.{0,24})\([^)]{1,30}\) /u, '$1')
    .replace(/\b(\w+) to (?=\w+[ -](?:minute|min|second|sec)s?\b)/iu, '$1-')
  const cut = words.search(told)
  const isLink = /^(?:[\w-]+ ){0,2}links?\b(?!.{0,40}\bprofile)/iu.test(words)
  const what =
    attachmentIn(cut > 0 ? words.slice(0, cut) : words) ??
    (isLink
      ? (linkedIn(toldOff(words.replace(/^.{0,40}?\blinks? (?:to|of|showing) /iu, ''))) ??
        attachmentIn(words.slice(0, NEAR)) ??
        (/\blinks? (?:to|of|showing)\b/iu.test(words) ? 'samples' : null))
      : null)
  // Telling of a time is no sample.
  if (
    what === 'samples' &&
    /\bof (?:a time|times|how|when|a situation)\b|: ?(?:describe|explain|tell|detail)\b/iu.test(words)
  )
    return { kind: 'state' }
  // Made for the occasion.
  if (what === 'samples' && forNow.test(words)) return { kind: 'test' }
  if (what) return { kind: 'attach', what }
  if (!isSaying(words)) return null
  if (/^.{0,90}\([^)]*\bvideo/iu.test(words) && !/\brates?\b/iu.test(words))
    return { kind: 'attach', what: 'video' }
  const shot = /^.{0,80}\b(speed ?test|screen ?shots?)\b/iu.exec(words)?.[1]
  return shot
    ? { kind: 'attach', what: /test/iu.test(shot) ? 'speed-test' : 'screenshot' }
    : { kind: 'state' }
}
