import { needing } from '../patterns.ts'
import { isDescribed, mustBeFilled } from './quoted.ts'

/** 'Write mango three times': a person counts. */
const severalTimes = needing(
  'twice|thrice|times|\\d ?x',
  /\b(?:write|type|say|put|include|mention|repeat|use|add) (?:the (?:words?|phrase) )?["']?((?!(?:it|this|that|them|us|me|your|the|an?)\b)[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}?)["']? (?:at least |exactly )?(?:twice|thrice|(?:two|three|four|five|six|several|\d+) ?times|\d+ ?x)\b(?! (?:a|an|per|each|every|daily|weekly)\b)/iu,
)
const isCounted =
  /\b(?:twice|thrice|(?:two|three|four|five|six|several|\d+) ?times|\d+ ?x|(?:in|to) (?:every|each) (?:sentence|paragraph|line))\b/iu
/** 'Start your message with the first word of this ad' */
const describedWord = needing(
  '(?:the|our) (?:very )?(?:first|second|third|fourth|fifth|last|middle|opposite|\\d|word)',
  /\b(?:write|type|say|put|include|mention|use|add|(?:start|begin|open|end|finish|reply|respond|apply)(?: (?:your|the) [\w-]+(?: [\w-]+)?)? (?:with|by (?:writing|saying|typing))) (?:us )?((?:the|our) (?:very )?(?:first|second|third|fourth|fifth|last|middle|opposite|\d+(?:st|nd|rd|th)|word)\b (?:[\w-]+ ){0,2}?(?:words?|letters?|of|for)\b[^".,;:!?]{0,50}?)(?= (?:in|at|on|as|to|into) (?:the|your)\b|[.,;!?]|$)/iu,
)
/** 'Your first sentence must contain …': not its first words. */
export const isWithin =
  /\b(?:first|second|third|opening|last|closing|final) (?:sentences?|paragraphs?|lines?)(?: of (?:your|the) [\w-]+(?: letter)?)? (?:must|should|has to|needs to|have to|is to|to) (?:contain|include|have|mention|feature|use)\b|\b(?:in|into|within|to) (?:your|the) (?:very )?(?:first|second|third|opening|last|closing|final) (?:sentences?|paragraphs?)\b|\bbe in (?:your|the) (?:first|last|opening|closing) (?:sentence|paragraph|line)\b/iu

/** Words to write more than once. */
export const repeatedIn = (text: string): string | undefined => severalTimes.exec(text)?.[1]

/** Words told by a description. */
export function describedIn(text: string): string | undefined {
  const words = /\bsubject\b/iu.test(text) ? undefined : describedWord.exec(text)?.[1]
  return words !== undefined && isDescribed(words) ? words : undefined
}

/** Signs by their names: 'two exclamation marks' */
export const SIGNS = '(?:emojis?|special characters?|asterisks?|(?:exclamation|question) (?:marks?|points?))'
const ofSigns = new RegExp(`\\b${SIGNS}$`, 'iu')

/** Whether a person must judge if they stand as asked. */
export const isUnsure = (text: string, phrase: string) =>
  mustBeFilled(phrase) ||
  isDescribed(phrase) ||
  isWithin.test(text) ||
  isCounted.test(text) ||
  ofSigns.test(phrase)
