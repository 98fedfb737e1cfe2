import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { isMachineOrder } from '../../../../reading/orders/machine.ts'
import { contactsIn } from '../../grounding/rules/known-contacts.ts'
import { claimsOrPromises } from './ordered-claims.ts'

const LONGEST_PHRASE = 100
const MOST_WORDS = 14
const LONGEST_QUESTION = 300

/** Insults of the writer or the reader. */
const INSULT =
  /(?<!\p{L})(?:idiots?|stupid|dumb|losers?|morons?|liars?|thie(?:f|ves)|scam(?:mer)?s?|frauds?|criminals?|imposters?|impostors?|slaves?|slut|whore|bitch|fuck\p{L}*|shit\p{L}*|ass(?:hole)?|retard\p{L}*|worthless|lazy|ugly|trash|garbage|desperate|cheap labou?r|incompetent|unqualified|pathetic|clown|servant|bobo|tanga|gago|gaga|ulol|putang?|inutil|magnanakaw|manloloko|sinungaling|kriminal|tamad|alipin)(?!\p{L})/iu
const PRAISE =
  /(?<!\p{L})(?:hire (?:me|him|her|them|this)|(?:perfect|best|ideal) (?:candidate|applicant|boss|company|employer|match)|your majesty|yes,? master)(?!\p{L})/iu
const MARKUP = /[<>{}`\\^~[\]]|\*\*|[\u202a-\u202e\u2066-\u2069]/u
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Barred in phrases and in questions. */
const isHarmful = (text: string) =>
  MARKUP.test(text) ||
  OTHER_SCRIPT.test(plainCharacters(text)) ||
  INSULT.test(plainCharacters(text)) ||
  PRAISE.test(plainCharacters(text)) ||
  isMachineOrder(text) ||
  contactsIn(plainCharacters(text), { factsText: '' }).length > 0

/** Allows a code word, motto or subject, but no claim, promise or link. */
export function mayBeWritten(text: string): boolean {
  const plain = plainCharacters(text).trim()
  return (
    plain !== '' &&
    plain.length <= LONGEST_PHRASE &&
    plain.split(/\s+/u).length <= MOST_WORDS &&
    /[\p{L}\d]/u.test(plain) &&
    !claimsOrPromises(plain) &&
    !isHarmful(text)
  )
}

/** A question that orders quoted words. */
const TO_SAY =
  /\b(?:write|say|type|put|include|mention|repeat|add|answer|reply|state|confirm)\b[^"“«]{0,40}["“«]/iu

/** Whether a letter may repeat the question that it answers. */
export const mayBeQuoted = (text: string): boolean =>
  text.length <= LONGEST_QUESTION && /\p{L}/u.test(text) && !TO_SAY.test(text) && !isHarmful(text)
