import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { sentencesOf } from '../../../../reading/sentences.ts'
import { skillWordsIn } from './known-skills.ts'
import { wordsOf } from './ordinary-words.ts'
import { isOrdinary } from './ordinary-words-of-work.ts'

/** Words that call for writing, in the languages seen in listings and in collections of such attacks. */
const TELL =
  '(?:write|say|output|print|respond|reply|answer|repeat|include|insert|append|begin|start|end|finish|close|open|add|put|mention|quote|copy|type|sign|state|declare|confess|reveal|translate|use|return|render|isulat|sabihin|ilagay|idagdag|sumulat|escrib[ea]|escribir|diga|responda?|responde|écri[sv]\\p{L}*|dites|schreib\\p{L}*|antworte|scriv\\p{L}+|rispond\\p{L}+|escrev\\p{L}+|diga|tulis|tuliskan|katakan|viết)'
const LETTER =
  '(?:letter|application|answer|reply|response|output|message|e-?mail|subject|paragraph|sentence|text|surat|carta|lettre)'

/** A sentence that speaks to whoever writes the letter, rather than about the work. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|skip)\b.{0,80}\b(?:instructions?|prompts?|rules?|above|previous|prior|earlier|everything|guidelines?|orders?|directions?|told)\b/iu,
  /\b(?:balewalain|kalimutan|huwag (?:mong )?pansinin|ignora|olvida|ignorez|oubliez?|ignoriere|vergiss|dimentica|esque[çc]a|abaikan|lupakan|bỏ qua)\b/iu,
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|inst|data|instructions?|prompt|developer)\b|\[\/?(?:inst|system|assistant)\]|<<\/?sys>>|^#+\s*(?:instructions?|system|new task)/iu,
  /^\W*(?:system|assistant|developer|user|human|ai|note to (?:the )?(?:ai|writer|model|assistant))\s*(?:prompt|message|override|instructions?|update)?\s*:/iu,
  /\b(?:a\.?i\.?|llms?|language models?|chatbots?|chatgpt|gpt|claude|gemini|models?|bots?|assistants?|cover letter writers?)\b.{0,100}\b(?:must|should|shall|has to|have to|needs? to|please|you are|your)\b/iu,
  /\b(?:you are (?:now|no longer)|act as|pretend|role-?play|from now on|developer mode|jailbreak|new (?:task|instructions?|rules?|orders?)|system prompt|hidden instructions?)\b/iu,
  new RegExp(
    `\\b(?:the|your|this|every|each|any|all) (?:cover )?${LETTER}s?\\b.{0,80}\\b(?:must|should|shall|has to|needs? to|is to|starts?|begins?|ends?|contains?|includes?|with the)\\b`,
    'iu',
  ),
  /\bif (?:you are|you're|this is) (?:an? )?(?:a\.?i|llm|bot|robot|model|machine|assistant|chatbot|language model)\b/iu,
  // Somebody is told, wherever in a sentence, to write what stands in quotes.
  new RegExp(`(?:^|[\\s,;:(])${TELL}\\b[^"“«]{0,60}["“«]`, 'iu'),
  // The letters of other scripts: nothing of them belongs in a letter in English.
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u,
]

/**
 * The sentences of a listing that give orders to whoever writes the letter, and what base64 in it says. Employers do ask
 * applicants for a certain word; that too is left to the seeker, who can put it in.
 */
export function ordersIn(text: string): string[] {
  const sentences = sentencesOf(plainCharacters(text))
  const found = sentences.filter((sentence, at) => isOrder(sentence) || introduces(sentences[at - 1]))
  return [...found, ...decoded(text)]
}

const isOrder = (sentence: string) =>
  PROMISES.test(sentence) ||
  ORDERS.some((order) => order.test(sentence)) ||
  tellsToWrite(sentence) ||
  mayBeOrder(sentence)

/** What an applicant is to agree to beforehand. */
const PROMISES =
  /\b(?:promise|confirm|tell us|let us know|make clear|agree|acknowledge|guarantee|assure|swear)\b.*\byou\b/iu

/** Wherever a sentence speaks of writing and saying, whoever is to do it, in the forms of the verb and in other languages. */
const TOLD =
  /(?<!\p{L})(?:writ(?:e|es|ing|ten)|sa(?:y|ys|ying)|tell(?:s|ing)?|mention(?:s|ed|ing)?|includ(?:e|es|ed|ing)|insert(?:s|ed|ing)?|append(?:s|ed|ing)?|output|print(?:s|ing)?|repeat(?:s|ing)?|quot(?:e|es|ing)|stat(?:e|es|ed|ing)|declar(?:e|es|ing)|confess(?:es|ing)?|reveal(?:s|ing)?|put(?:s|ting)?|add(?:s|ing)?|drop(?:s|ping)?|slip(?:s|ping)?|spell(?:s|ing)?|utter(?:s|ing)?|sneak(?:s|ing)?|weav(?:e|es|ing)|contain(?:s|ing)?|(?:begin|start|end|finish|open|close|reply|respond|answer|sign off) (?:\p{L}+ )*with|isulat|sabihin|banggitin|ilagay|idagdag|sumulat|escrib\p{L}+|di(?:ga|te|tes)|écri[sv]\p{L}*|schreib\p{L}*|scriv\p{L}+|escrev\p{L}+|tulis\p{L}*|katakan)(?!\p{L})/iu
/** What is written and said, and who writes it. */
const OF_WRITING =
  /\b(?:letters?|applications?|(?:applicants?|candidates?) (?:who|whose|that|with|must|should|may|have|need)|(?<!\d )words?|phrases?|slogan|motto|passwords?|passphrase|code ?words?|keywords?|paragraphs?|sentences?|greetings?|subject line|opening line|first line|last line|(?:your|their) (?:note|message|reply|proposal|e-?mail)|secret|handshake|bonus points)\b/iu

/**
 * A sentence that speaks of what somebody writes, with words in it that no talk of work has: these may be what they are to
 * write. 'We love folks who mention durian shake'; not 'Duties include answering e-mail'.
 */
function mayBeOrder(sentence: string): boolean {
  const told = TOLD.exec(sentence)
  const what = told ? sentence.slice(told.index + told[0].length) : ''
  const isTold = told !== null && !IS_WORK.test(what)
  if (!isTold && !OF_WRITING.test(sentence)) return false
  const skills = new Set(skillWordsIn(sentence))
  return wordsOf(sentence).some(
    (word) => !skills.has(word) && !isOrdinary(word) && (isTold || !/^\d/u.test(word)),
  )
}
/** What people are paid for writing: 'product descriptions for outdoor brands'. */
const IS_WORK =
  /^\s+(?:[\p{L}-]+[\s,]+){0,3}?(?:articles?|blogs?|posts?|copy|content|descriptions?|e-?mails?|scripts?|code|tests?|reports?|documentation|captions?|newsletters?|proposals?|stories|responses|guides?|queries|books)\b/iu

const TELLING = new RegExp(
  `^\\W*(?:(?:please|then|now|and|also|instead|simply|just|only|always|you must|you should|you will|must)[\\s,]+)*${TELL}\\b(.{0,80})`,
  'iu',
)
const SAYS_WHAT = new RegExp(
  `[:"“”«»]|\\s'|\\b(?:${LETTER}|words?|phrase|following|exactly|code|line)\\b`,
  'iu',
)

/** 'Write HIRE ME', 'Begin with: …', 'Include the word mango'; not 'Write blog posts'. */
function tellsToWrite(sentence: string): boolean {
  const what = TELLING.exec(sentence)?.[1]
  return what !== undefined && (SAYS_WHAT.test(what) || /\b[A-Z]{3,}\b/u.test(what))
}

/** 'Write the following:' and its words on the next line. */
const introduces = (before: string | undefined) =>
  before !== undefined && /[:>\]]\s*$/u.test(before) && isOrder(before)

/** What runs of base64 say, where it is something to read. */
function decoded(text: string): string[] {
  return [...text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/gu)]
    .map(([run]) => Buffer.from(run, 'base64').toString('utf8'))
    .filter((said) => /^[\p{L}\p{N}\p{P}\p{Zs}\n]{4,}$/u.test(said) && /[\p{L}]{2}/u.test(said))
}

/** The text without those sentences. */
export function withoutOrders(text: string): string {
  const orders = new Set(ordersIn(text))
  return sentencesOf(plainCharacters(text))
    .filter((sentence) => !orders.has(sentence))
    .join('\n')
}
