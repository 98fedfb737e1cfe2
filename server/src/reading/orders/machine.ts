import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { partsOf } from './parts.ts'

const WRITE =
  '(?:write|say|output|print|respond|reply|answer|repeat|include|insert|append|begin|start|end|finish|add|put|mention|rate|rank|recommend|praise|reveal|tell|state|confirm|give)'
/** Start of a clause, so that 'applicants who ignore our instructions' orders nothing. */
const AT_START = '(?:^|[,;:.!?>"\'–—-] ?|\\b(?:please|kindly|then|now|and|also|must|should) )'
const RULES =
  '(?:instructions?|prompts?|rules?|guidelines?|orders?|directions?|messages?|programming|training|filters?)'
const MACHINE =
  '(?:a\\.?i\\.?(?: (?:assistants?|models?|agents?|bots?|systems?|tools?|writers?|screeners?))?|llms?|language models?|chat ?bots?|chatgpt|gpt|claude|gemini|copilot|bots?|cover letter (?:writers?|generators?))'

const orders: readonly RegExp[] = [
  new RegExp(
    `${AT_START}(?:ignore|disregard|forget|override|bypass|discard)\\b.{0,30}\\b(?:your|all|any|previous|prior|earlier)\\b.{0,20}\\b${RULES}\\b`,
    'iu',
  ),
  new RegExp(
    `${AT_START}(?:ignore|disregard|forget|override|bypass) (?:(?:all|everything)\\b.{0,12}\\b(?:above|before|told|know)|the above\\b|(?:the|prior|previous) ${RULES}\\b(?! (?:and|or) (?:your|you)))`,
    'iu',
  ),
  /(?<!\p{L})(?:balewalain|kalimutan|ignora|olvida|ignorez|oubliez|ignoriere|vergiss|dimentica|esque[çc]a|abaikan|lupakan|忽略|игнорируй)(?!\p{L}).{0,40}(?:utos|lahat|instrucciones|istruzioni|instructions|alles|tudo|perintah|指令|инструкции)/iu,
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|inst|data|instructions?|prompt|developer)\b|\[\/?(?:inst|system|assistant)\]|<<\/?sys>>|^#+\s*(?:system|new task)\b/iu,
  new RegExp(
    `^\\W*(?:(?:system|assistant|developer|user|ai)(?: (?:prompt|message|override|instructions?))?|note to (?:the |any )?${MACHINE})\\s*:\\W*(?:${WRITE}|you|sure|mention|ignore)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b${MACHINE}\\b(?! (?:will|is|can)\\b).{0,60}\\b(?:must|should|shall|has to|have to|needs? to|please)\\b.{0,20}?\\b${WRITE}\\b`,
    'iu',
  ),
  new RegExp(
    `\\bif (?:you are|you're|this is|you happen to be) (?:an? )?(?:${MACHINE}|robot|machine)\\s*(?:[,.:;–—-]|$|(?:then|please|reading|that|and|who|must)\\b)`,
    'iu',
  ),
  /\b(?:you are (?:now|no longer) (?:an? )?(?:dan\b|ai\b|bot|assistant|pirate|chatbot|bound|restricted)|act as an? (?:ai|bot|pirate|different)|pretend (?:to be|you are)|developer mode (?:on|enabled)|jailbreak|system prompt|hidden (?:prompt|instructions?)|(?:initial|original) prompt)\b/iu,
  new RegExp(`\\bfrom now on\\W{1,2}(?:you (?:must|should|will) )?${WRITE}\\b`, 'iu'),
  /\b(?:reveal|print|output|show|repeat|paste|send|share|include|use|quote|copy)\b.{0,30}\byour (?:own |full |whole )?(?:prompt|system message|instructions)\b/iu,
  new RegExp(
    `\\b${WRITE}\\b.{0,40}\\b(?:hire (?:me|him|her|them|this)|perfect (?:candidate|applicant|match)|best (?:boss|company|employer))\\b`,
    'iu',
  ),
  new RegExp(`${AT_START}praise (?:us|our|this|the (?:company|employer|team))\\b`, 'iu'),
  /\bdecode (?:and|this|it|the following|then)\b/iu,
]

/** An order to a machine that writes or reads applications, not to applicants. */
export function isMachineOrder(sentence: string): boolean {
  const plain = plainCharacters(sentence)
  return orders.some((order) => order.test(plain))
}

/** In UTF-16 units. */
export const readMachineOrders = (description: string): { start: number; end: number }[] =>
  partsOf(description)
    .filter(({ text }) => isMachineOrder(text))
    .map(({ start, end }) => ({ start, end }))
