import type { Found } from './orders.ts'
import type { Part } from './parts.ts'

const told =
  /\b(?:tell (?:me|us)|let (?:me|us) know|answer|in your (?:e-?mail|message|application|letter|response|reply|proposal))\b/iu
const calls =
  /\b(?:ready|interested|sounds?|think you|looking|excited|passionate|why (?:join|work|us)|does this|is this|are you the|are you (?:an?|our|someone)|want to|got what|would you like|do you want|are you (?:tired|ready|looking|passionate|a|an))\b/iu
/** It goes where it says, as one number. */
const isSum = /\d\s*[+×*-]\s*\d/u
const asking =
  /^\W*(?:do|does|did|have|has|are|is|what|what's|how|why|which|when|where|who|can|could|would|will|if)\b.*\b(?:you|your)\b.*\?\W*$/iu

/** Questions asked in passing, of which the first is asked with a request, or that stand between requests. */
export function readQuestions(
  parts: readonly Part[],
  at: number,
  isApplying: boolean,
  used: ReadonlySet<Part>,
): Found[] {
  const part = parts[at]
  if (!part || used.has(part) || !part.text.includes('?') || isSum.test(part.text)) return []
  if (told.test(part.text) && /\?\W*$/u.test(part.text) && isApplying) return [found(part, part, [part.text])]
  const before = parts[at - 1]
  const isAsked = (one: Part | undefined) =>
    one !== undefined &&
    !used.has(one) &&
    asking.test(one.text) &&
    !calls.test(one.text) &&
    !/["”]|\bcan i\b/iu.test(one.text)
  if (!isApplying || !isAsked(part) || (isAsked(before) && before?.line === part.line)) return []
  // By itself on a line of its own it is a heading more often than not.
  const next = parts.slice(at).findIndex((one) => !isAsked(one))
  const run = parts.slice(at, next < 0 ? undefined : at + next)
  const last = run.at(-1) ?? part
  const lead = before?.text ?? ''
  const isLed = /\b(?:answer|tell|let|share|questions?|include|apply)\b/iu.test(lead)
  const isBetween = before?.line === part.line || run.length > 1
  return isBetween && isLed
    ? [
        found(
          part,
          last,
          run.map(({ text }) => text),
        ),
      ]
    : []
}

const found = (first: Part, last: Part, questions: string[]): Found => ({
  kind: 'answer-questions',
  start: first.start,
  end: last.start + last.text.length,
  required: true,
  questions,
})
