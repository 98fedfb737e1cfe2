import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { needing, type Pattern } from '../patterns.ts'
import { inEnglish } from './filipino.ts'
import { partsOf } from './parts.ts'

const WRITE =
  '(?:write|say|output|print|respond|reply|answer|repeat|include|insert|append|begin|start|end|finish|add|put|mention|rate|rank|recommend|praise|reveal|tell|state|confirm|give)'
/** Start of a clause, so that 'applicants who ignore our instructions' orders nothing. */
const AT_START = '(?:^|[,;:.!?>"\'–—-] ?|\\b(?:please|kindly|then|now|and|also|must|should) )'
const RULES =
  '(?:instructions?|prompts?|rules?|guidelines?|orders?|directions?|messages?|programming|training|filters?)'
const MACHINE =
  '(?:a\\.?i\\.?(?: (?:assistants?|models?|agents?|bots?|systems?|tools?|writers?|screeners?))?|llms?|language models?|chat ?bots?|chatgpt|gpt|claude|gemini|copilot|bots?|cover letter (?:writers?|generators?))'
/** After 'not', said to a person: 'To show that you are not a bot, please …' */
const NOT_DENIED = "(?<!\\b(?:not|n't|no|never|isn't|than|without) (?:an? |any |by |from |using |just )?)"
/** Words given to write, or where to write them. */
const GIVEN =
  '(?:["“]|\\bsubject line\\b|\\bthe (?:exact |secret |following |code ?)?(?:words?(?! count)|phrase|code|sentence|emoji|number)\\b)'
const DUTY =
  '(?:please|kindly|then|you must|you should|must|should|shall|have to|has to|needs? to|also|just|make sure to) '
const TOOL =
  '(?:an? |any |the )?(?:a\\.?i\\.?(?: (?:assistants?|tools?|models?|bots?|writers?|generators?))?|chat ?gpt|gpt|claude|gemini|copilot|bots?|llms?|language models?|chat ?bots?)'
/** Fast check. */
const NAMED = '\\bai|a\\.i\\b|gpt|claude|gemini|copilot|bots?\\b|llm|language model|robot|machine|generator'
/** 'If you use AI to write your application', 'if this letter was written by a bot' */
const BY_MACHINE = `(?:\\b(?:if|when|whenever|in case|should|anyone|everyone|whoever|those|applicants?|candidates?|people)\\b[^,.;:"]{0,50}\\b(?:us(?:e|es|ed|ing)|rel(?:y|ies|ied|ying) on|help of|help from|(?:written|made|generated|drafted|composed|created|prepared|produced|done) (?:by|with|using|in)|lets?|had|have|ask(?:s|ed|ing)?)|\\b(?:when|if|while) (?:using|relying on)) ${TOOL}\\b`
/** The machine's work is the application, not the job. */
const FOR_APPLYING =
  '(?: (?:to|for|in|on|when|while|as)\\b[^,.;:"]{0,50}\\b(?:appl\\w+|letters?|messages?|repl(?:y|ies)|respon\\w+|proposals?|answers?|this|it)\\b| (?:write|do|draft) (?:this|it|your \\w+)(?: for you)?)?'
/** Called upon by name: 'Bots only:', 'ChatGPT:', 'AI assistants,' */
const CALLED =
  '(?:^\\W*|[.!?] )(?:(?:attention|note|message|for|to|dear|hey|hi|hello)[ ,:]+(?:to |for |all |any |the |you )*)?'

const orders: readonly Pattern[] = [
  needing(
    'ignor|disregard|forget|overrid|bypass|discard',
    `${AT_START}(?:(?:ignore|disregard|forget|override|bypass|discard)\\b.{0,30}\\b(?:your|all|any|previous|prior|earlier)\\b.{0,20}\\b${RULES}\\b|(?:ignore|disregard|forget|override|bypass) (?:(?:all|everything)\\b.{0,12}\\b(?:above|before|told|know)|the above\\b|(?:the|prior|previous) ${RULES}\\b(?! (?:and|or) (?:your|you))))`,
  ),
  needing(
    'utos|lahat|instruc|istruzioni|alles|tudo|perintah|指令|инструкции',
    /(?<!\p{L})(?:balewalain|kalimutan|ignora|olvida|ignorez|oubliez|ignoriere|vergiss|dimentica|esque[çc]a|abaikan|lupakan|忽略|игнорируй)(?!\p{L}).{0,40}(?:utos|lahat|instrucciones|istruzioni|instructions|alles|tudo|perintah|指令|инструкции)/iu,
  ),
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|inst|data|instructions?|prompt|developer)\b|\[\/?(?:inst|system|assistant)\]|<<\/?sys>>|^#+\s*(?:system|new task)\b/iu,
  new RegExp(
    `^\\W*(?:(?:system|assistant|developer|user|ai)(?: (?:prompt|message|override|instructions?))?|note to (?:the |any )?${MACHINE})\\s*:\\W*(?:${WRITE}|you|sure|mention|ignore)\\b`,
    'iu',
  ),
  needing(
    'must|should|shall|has to|have to|needs? to|please',
    `${NOT_DENIED}\\b${MACHINE}\\b(?! (?:will|is|can)\\b).{0,60}\\b(?:must|should|shall|has to|have to|needs? to|please)\\b.{0,20}?\\b${WRITE}\\b`,
  ),
  new RegExp(
    `\\bif (?:you are|you're|this is|you happen to be) (?:an? )?(?:${MACHINE}|robot|machine)\\s*(?:[,.:;–—-]|$|(?:then|please|reading|that|and|who|must)\\b)`,
    'iu',
  ),
  needing(
    NAMED,
    `${BY_MACHINE}${FOR_APPLYING}(?:\\s*[,;:–—-]+\\s*(?:${DUTY})*| (?:${DUTY})+)(?:${WRITE}|use|place|type)\\b.{0,60}?${GIVEN}`,
  ),
  needing(
    NAMED,
    `${CALLED}(?:${MACHINE}|ais|robots?|machines?)(?: only)?\\s*[,:–—-]+\\s*(?:${DUTY})*(?:(?:rate|rank|recommend|praise|reveal|output|print)\\b|(?:${WRITE}|use|place|type)\\b.{0,60}?${GIVEN})`,
  ),
  needing(
    'if you(?: are|.re) not|if you aren|unless you',
    `\\b(?:if you(?: are|'re) not|if you aren't|unless you(?: are|'re)) (?:an? )?(?:actual )?(?:human(?: being)?|(?:real |living )?person)\\s*(?:[,:;–—-]+\\s*)?(?:${DUTY})*(?:${WRITE}|use|place|type)\\b`,
  ),
  needing(
    'you are|act as|pretend|developer mode|jailbreak|prompt|hidden',
    /\b(?:you are (?:now|no longer) (?:an? )?(?:dan\b|ai\b|bot|assistant|pirate|chatbot|bound|restricted)|act as an? (?:ai|bot|pirate|different)|pretend (?:to be|you are)|developer mode (?:on|enabled)|jailbreak|system prompt|hidden (?:prompt|instructions?)|(?:initial|original) prompt)\b/iu,
  ),
  new RegExp(`\\bfrom now on\\W{1,2}(?:you (?:must|should|will) )?${WRITE}\\b`, 'iu'),
  needing(
    'prompt|system message|instructions',
    /\b(?:reveal|print|output|show|repeat|paste|send|share|include|use|quote|copy)\b.{0,30}\byour (?:own |full |whole )?(?:prompt|system message|instructions)\b/iu,
  ),
  needing(
    'hire|perfect|best',
    `\\b${WRITE}\\b.{0,40}\\b(?:hire (?:me|him|her|them|this)|perfect (?:candidate|applicant|match)|best (?:boss|company|employer))\\b`,
  ),
  needing('praise', `${AT_START}praise (?:us|our|this|the (?:company|employer|team))\\b`),
  /\bdecode (?:and|this|it|the following|then)\b/iu,
]

/** An order to a machine that writes or reads applications, not to applicants. */
export function isMachineOrder(sentence: string): boolean {
  const plain = inEnglish(plainCharacters(sentence)).text
  return orders.some((order) => order.test(plain))
}

/** In UTF-16 units. */
export const readMachineOrders = (description: string): { start: number; end: number }[] =>
  partsOf(description)
    .filter(({ text }) => isMachineOrder(text))
    .map(({ start, end }) => ({ start, end }))
