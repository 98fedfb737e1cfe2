const forms = (verbs: string) => verbs.replaceAll(/(?<=\w)(?=\||$)/gu, '(?:s|ing|ning)?')
/** In the forms of 'start your letter with', 'containing' and such. */
const USE = `(?:${forms('start|begin|open|end|finish|mention|contain|add|say|reply|respond|answer|comment|greet|type|put|quote|feature')}|clos(?:e|es|ing)|writ(?:e|es|ing)|includ(?:e|es|ing)|us(?:e|es|ing)|ha(?:s|ve|ving)|typing|quoting|putting|repl(?:y|ies)|is|be|with)`
/** Quotes, or what introduces a word without them. */
const GIVEN = '(?:["*]|\\s\'(?=\\p{L})|\\b(?:words?|phrase|code ?word|keyword|code|greeting)\\b)'
const WORDS = `[^".;]{0,60}?${GIVEN}`
/** What becomes of an application that does not do as told. */
const LOST =
  "(?:(?<!\\b(?:not|never|n't) (?:be |get )?)\\b(?:delet(?:e|es|ed|ing)|ignor(?:e|es|ed|ing)|reject(?:s|ed|ing)?|disregard\\w*|skip(?:s|ped)?|discard\\w*|disqualif\\w+|trash\\w*|bin(?:ned)?|spam|thrown? (?:out|away)|declin(?:e|es|ed)|unread|(?:filter\\w*|screen\\w*) out|(?:instant|automatic|immediate|hard) (?:no|rejection))\\b|(?:\\bnot|n't|\\bnever) (?:be )?(?:read|consider|review|accept|look|open|repl|respon|entertain|hire|hear|proceed)\\w*)"
const lost = new RegExp(LOST, 'iu')

const NOT = "(?:\\bnot\\b|n't\\b|\\bdont\\b|\\bdoesnt\\b|\\bnever\\b)"
const TEXTS =
  '(?:applications?|messages?|letters?|e-?mails?|repl(?:y|ies)|responses?|submissions?|proposals?|notes?|subject lines?|subjects?|dms?|bids?)'
const WHO = `(?:if|when(?:ever)?|any(?:one|body)|everyone|whoever|those|people|applicants?|candidates?|${TEXTS})`

/** Without them all is lost: 'Applications without the word mango are ignored'. */
const demands: readonly { pattern: RegExp; isOfLost: boolean }[] = [
  // 'Do not apply without "teamwork" in the subject'
  {
    pattern: new RegExp(`(?:${NOT}|\\bno\\b)[^".;]{0,60}\\b(?:without|unless|until)\\b${WORDS}`, 'iu'),
    isOfLost: false,
  },
  {
    pattern: new RegExp(
      `(?:${NOT}) (?:forget|fail|miss|skip|neglect|omit|leave out|hesitate)\\b${WORDS}`,
      'iu',
    ),
    isOfLost: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:without|unless|missing|lack(?:s|ing)?|omit(?:s|ting)?|(?:leav|left)\\w* out|fail(?:s|ed|ing)? to)\\b${WORDS}`,
      'iu',
    ),
    isOfLost: true,
  },
  {
    pattern: new RegExp(`\\b(?:${WHO}|that|which|who)\\b[^",.;]{0,60}${NOT}[^",.;]{0,40}${GIVEN}`, 'iu'),
    isOfLost: true,
  },
  {
    pattern: new RegExp(
      `${GIVEN}[^"]{1,80}"?\\W*\\b(?:is|are|was)(?: not|n't) (?:in|at|on|included|mentioned|there|part|used|found|written)\\b|"\\W*(?:is|are) missing\\b`,
      'iu',
    ),
    isOfLost: true,
  },
]

/** 'Never start with "Dear Sir"', without looking at the words. */
const forbids =
  /\b(?:do not|don't|dont|never|avoid|refrain from)\b (?!(?:forget|fail|miss|skip|neglect|omit|hesitate)\b)(?:\w+ ){0,2}?(?:start|begin|open|end|write|include|use|say|type|put|mention|add|contain|starting|beginning|opening|writing|including|using|saying|mentioning|words? (?:like|such as)|(?:reply|respond|apply|answer|comment)\b[^".,;:]{0,40} with(?=[^".,;:]{0,20}"))\b/iu
const forbidsGiven = new RegExp(`${forbids.source}[^"]{0,40}(?:"|\\bthe (?:words?|phrase) )`, 'iu')
const refusals: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:must|should|may|can|shall|could|is|are)(?: not|n't| never)(?: to| allowed to)?|cannot|can't) (?!(?:forget|fail|miss|skip|neglect|omit|hesitate)\\b)(?:\\w+ ){0,2}?${USE}\\b[^".;:]{0,40}${GIVEN}`,
    'iu',
  ),
  // 'We reject letters with "…" in them'
  new RegExp(
    `\\b(?:we|i)\\b[^".;,]{0,30}${LOST}(?:(?!${NOT}|\\bwithout\\b|\\bunless\\b)[^".;]){0,60}\\b${USE}\\b(?:(?!${NOT}|\\bwithout\\b)[^".;]){0,40}${GIVEN}`,
    'iu',
  ),
  /["*]\W{0,10}(?:is|are) (?:not (?:allowed|accepted|welcome|wanted|permitted|ok(?:ay)?)|forbidden|banned|prohibited)\b|\b(?:forbidden|banned|prohibited) (?:words?|phrases?|greetings?)\b/iu,
]
/** 'Applications that start with "Dear Sir"', 'If you write "Dear Sir"' */
const condition = new RegExp(
  `(?:^\\W*|\\b${WHO}\\b((?:(?!${NOT})[^",.;]){0,60}?)\\b${USE}\\b(?:(?!${NOT})[^",.;]){0,40}?)(?:["*]|\\b(?:words?|phrase)\\b ["']?[\\p{L}\\d-]+)`,
  'iu',
)
const isTold = /\b(?:must|should|needs?|have to|has to|please|kindly|want|only|are to)\b/iu
/** The loss is another one's: 'or it is deleted', 'those who do not'. */
const ofOthers =
  /[;]|\b(?:or|otherwise|others?|else|the rest|so|so that|unless|if|without|missing|who|that|which|fail\w*|(?:do|does|did) not|don't|doesn't|as|because)\b/iu
const mayHave = /["*']|\b(?:words?|phrase|code|keyword|greeting)\b/iu

/** Whether words are to be written, said by what becomes of applications without them. */
export const demandsWords = (text: string): boolean =>
  mayHave.test(text) &&
  demands.some(({ pattern, isOfLost }) => pattern.test(text) && (!isOfLost || lost.test(text)))

/** As long as a part may be. */
const LONGEST = 600

/** Whether words are not to be written: 'do not reply with "…"', but not 'do not forget to …'. */
export function refusesWords(part: string): boolean {
  const text = part.slice(0, LONGEST)
  return forbids.test(text) ? !demandsWords(text) : isRefusedBy(text)
}

/** Whether it also gives them. */
export function refusesGivenWords(part: string): boolean {
  const text = part.slice(0, LONGEST)
  return forbids.test(text) ? forbidsGiven.test(text) && !demandsWords(text) : isRefusedBy(text)
}

const isRefusedBy = (text: string) =>
  mayHave.test(text) && !demandsWords(text) && (refusals.some((one) => one.test(text)) || isLostBy(text))

function isLostBy(text: string): boolean {
  const found = condition.exec(text)
  if (!found || isTold.test(found[0].split('"')[0] ?? '')) return false
  const after = text.slice(found.index + found[0].length).replace(/^[^"]{0,120}"/u, '')
  const at = after.search(lost)
  return at >= 0 && !ofOthers.test(after.slice(0, at))
}
