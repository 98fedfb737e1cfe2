const NOT = "(?:do(?:es)?|did|is|are|will|would|wo|can|could|should|must|need)(?: ?not\\b|n'?t\\b)"
const NEVER =
  '(?:never|nobody|no ?one|none of|at no (?:time|point)|under no circumstances|in no case|avoid|refrain from|cannot|huwag)'
/** Encourages: 'Do not hesitate to message us'. */
const ENCOURAGED =
  '(?! (?:ever )?(?:only|just|hesitate|wait|be (?:shy|afraid|late|a stranger)|forget|miss|delay|worry|fail|think twice|hold back|waste|kalimutan|mahiya)\\b)'
/** Names those who leave it out, whom the employer refuses: 'Applicants who do not message us' */
const LEFT_OUT = '(?<!\\b(?:who|that|which|if (?:you|they)|unless (?:you|they)|until (?:you|they)|you|they) )'
/** Ends what is refused. */
const STOP =
  '(?:[,;:.!?()–—]|\\b(?:but|unless|until|without|except|instead|if|so|because|since|just|only|please|kindly|other than|here|not)\\b|\\bon (?:this|the|our)? ?(?:site|platform|board|page|olj|online ?jobs?)\\b)'
const INSIDE = `(?:(?!${STOP}).){0,200}`
const LIST = '(?:, (?:[\\w.-]{1,30} ){0,2}[\\w.-]{1,30}){0,8},? (?:or|nor) '
const mayRefuse =
  /\bnot\b|n't\b|\bdont\b|\bwont\b|never|nobody|no ?one|none of|at no |under no |in no |avoid|refrain|cannot|huwag|beware|careful|watch out|stay away|ignore|report|block|any(?:one|body)|some(?:one|body)|people|those|persons?|accounts?|messages? |profiles?/iu

const refused = new RegExp(
  `${LEFT_OUT}\\b(?:${NOT}|dont\\b|wont\\b|${NEVER})${ENCOURAGED}(?:,[^,.;]{1,40},)?${INSIDE}(?:${LIST}${INSIDE})?`,
  'giu',
)
/** 'You will not be': the seeker is spared. */
const spared = new RegExp(
  `\\byou (?:will not|won't|wont|are not|aren't|do not have to|don't have to)\\b${INSIDE}`,
  'giu',
)
/** Someone who writes to the seeker. */
const STRANGER =
  '(?:anyone|anybody|someone|somebody|people|those|persons?|accounts?|messages?|profiles?)(?: (?:who|that|which))?(?: (?:may|might|could|will|would|can))? (?:(?:claim|say|pretend|pos(?:e|ing)|ask|tell|offer|invit)\\w*|(?:contact|messag|text|add|reach|call)\\w*(?: out)?(?: to)? you)\\b'
/** 'If someone asks you to …, it is not us', 'Beware of …' */
const warned = new RegExp(
  [
    '\\b(?:beware|be (?:careful|wary|aware|cautious) of|watch out for|stay away from)\\b',
    `\\b(?:ignore|report|block)\\b.{0,40}\\b${STRANGER}`,
    `\\b${STRANGER}.{0,160}\\b(?:(?:are|be|is|from) us\\b|not|isn't|aren't|never|fake|scam|fraud|ignor|report|block|impost|imperson|pretend)`,
  ].join('|'),
  'iu',
)
/**
 * The sentence with what it refuses or warns of blotted out, of the same length: 'Do not message us on Telegram, …'
 * keeps what follows the comma. Linear.
 */
export function withoutRefused(text: string): string {
  if (!mayRefuse.test(text)) return text
  const blank = (words: string) => ' '.repeat(words.length)
  if (warned.test(text)) return blank(text)
  return text.replaceAll(refused, blank).replaceAll(spared, blank)
}
