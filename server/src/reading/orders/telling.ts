import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { sentencesOf } from '../sentences.ts'
import { isMachineOrder } from './machine.ts'

/** In the languages seen in listings and in collections of attacks. */
const VERB =
  '(?:writ(?:e|es|ing|ten)|sa(?:y|ys|ying)|tell(?:s|ing)?|mention(?:s|ed|ing)?|includ(?:e|es|ed|ing)|insert(?:s|ed|ing)?|append(?:s|ed|ing)?|output|print(?:s|ing)?(?![\\s-]on[\\s-]demand)|repeat(?:s|ing)?|quot(?:e|es|ing)|stat(?:e|es|ed|ing)|declar(?:e|es|ing)|confess(?:es|ing)?|reveal(?:s|ing)?|put(?:s|ting)?|add(?:s|ing)?|drop(?:s|ping)?|slip(?:s|ping)?|spell(?:s|ing)?|utter(?:s|ing)?|sneak(?:s|ing)?|weav(?:e|es|ing)|contain(?:s|ing)?|(?:begin|start|end|finish|open|close|reply|respond|answer|sign off) (?:\\p{L}+ )*with|isulat|sabihin|banggitin|ilagay|idagdag|sumulat|escrib\\p{L}+|di(?:ga|te|tes)|écri[sv]\\p{L}*|schreib\\p{L}*|scriv\\p{L}+|escrev\\p{L}+|tulis\\p{L}*|katakan)'
/** Verbs that count only before quotes or a colon. */
const OPEN =
  '(?:respond|reply|answer|begin|start|end|finish|close|open|copy|type|sign|translate|use|return|render|responda?|dites|antworte|rispond\\p{L}+|viết)'

const telling: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(${VERB})(?!\\p{L})`, 'iu'),
  new RegExp(`(?:^|[\\s,;:(])${OPEN}\\b[^"“«:]{0,60}(?:["“«:]|\\s')`, 'iu'),
  // Texts and their authors.
  /\b(?:letters?|applications?|(?:applicants?|candidates?) (?:who|whose|that|with|must|should|may|have|need)|(?<!\d )words?|phrases?|slogan|motto|passwords?|passphrase|code ?words?|keywords?|paragraphs?|sentences?|greetings?|subject line|opening line|first line|last line|(?:your|their) (?:note|message|reply|proposal|e-?mail)|secret|handshake|bonus points)\b/iu,
  // Promises demanded of an applicant.
  /\b(?:promise|confirm|tell us|let us know|make clear|agree|acknowledge|guarantee|assure|swear)\b.*\byou\b/iu,
  // Other scripts do not belong in an English letter.
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u,
]
/** Writing that is the paid work: 'product descriptions for outdoor brands'. */
const isWork = new RegExp(
  `(?<!\\p{L})${VERB}\\s+(?:[\\p{L}-]+[\\s,]+){0,3}?(?:articles?|blogs?|posts?|copy|content|descriptions?|e-?mails?|scripts?|code|tests?|reports?|documentation|captions?|newsletters?|proposals?|stories|responses|guides?|queries|books)\\b`,
  'iu',
)

/**
 * Sentences that dictate words, also in base64: no letter may take its words from them. Finds far more than
 * readOrders, because a miss puts words into the seeker's mouth.
 */
export function tellingIn(text: string): string[] {
  const sentences = sentencesOf(plainCharacters(text))
  const found = sentences.filter((sentence, at) => isTelling(sentence) || introduces(sentences[at - 1]))
  return [...found, ...decoded(text)]
}

export function withoutTelling(text: string): string {
  const found = new Set(tellingIn(text))
  return sentencesOf(plainCharacters(text))
    .filter((sentence) => !found.has(sentence))
    .join('\n')
}

const isTelling = (sentence: string) =>
  isMachineOrder(sentence) || (telling.some((one) => one.test(sentence)) && !isWork.test(sentence))

/** 'Write the following:' and its words on the next line. */
const introduces = (before: string | undefined) =>
  before !== undefined && /[:>\]]\s*$/u.test(before) && isTelling(before)

/** Decodes Base64 runs that become readable text. */
function decoded(text: string): string[] {
  return [...text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/gu)]
    .map(([run]) => Buffer.from(run, 'base64').toString('utf8'))
    .filter((said) => /^[\p{L}\p{N}\p{P}\p{Zs}\n]{4,}$/u.test(said) && /[\p{L}]{2}/u.test(said))
}
