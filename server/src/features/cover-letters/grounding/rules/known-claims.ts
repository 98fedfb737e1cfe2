/** A part of a sentence that says one thing about one party. */
export type Clause = {
  text: string
  /** What the seeker did or where they were: the listing is no ground for it. */
  isPast: boolean
  isClaim: boolean
  /** The beginning that speaks of the seeker, not of the job; empty without a claim. */
  own: string
  isOfJob: boolean
}

const CONJUNCTION = '(?:(?:and|but|so|yet|because|while|whereas|though|although|since|as)\\s+)?'
const PARTS = new RegExp(
  `[;:]\\s+|\\s[–—-]\\s+|,\\s+(?=${CONJUNCTION}(?:I|we|my|our|your?|the|this|it|that)\\b)|(?<!\\s)\\s+(?=(?:and|but|so|because|while|since)\\s+(?:I|you|we|it|your)\\b)`,
  'iu',
)

const PERSON = /\b(?:I|me|my|mine|myself|we|us|our|ours)\b/iu
const OF_JOB =
  /\b(?:you|your|yours|role|position|opening|vacancy|job|posting|listing|advertisement|schedule|shifts?|offer|applicants?|hours (?:a|per|each) week|team|company|(?:suits?|fits?|sounds?|can handle|works for)|available|hours)\b/iu
/** Where a clause turns from the seeker to the job. */
const TO_JOB =
  /\b(?:your?|yours|(?:the|this) (?:role|position|job|opening|vacancy|listing|posting|advertisement|opportunity))\b/iu

const PAST_VERB =
  '(?:was|were|had|been|went|did|took|gave|got|made|led|ran|built|grew|kept|held|won|spent|wrote|sold|taught|brought|oversaw|drove|began|became|left|met|came|dealt|(?!need|feed|speed|indeed|exceed|succeed|proceed)\\p{L}{2,}ed)'
const DID = new RegExp(
  [
    `\\b(?:I|we)(?:'ve| have| had)?(?:\\s+(?:\\w+ly|also|always|never|once|just|even|then|first|both|since))*\\s+${PAST_VERB}\\b`,
    `\\b${PAST_VERB}\\b[^,;]{0,40}\\b(?:me|my|us|our|ours)\\b`,
    `\\b(?:my|our) (?:\\w+ ){0,2}\\w+ (?:at|with|for|under)\\b`,
    '\\b(?:I|we)(?: also| currently| still)? (?:work|serve|am (?:with|at)|am (?:currently )?employed|used to)\\b',
    '\\b(?:previously|formerly|in the past|years ago|used to|alumn\\p{L}+)\\b',
  ].join('|'),
  'iu',
)
/** Feelings and perceptions, which are no deeds. */
const FEELS =
  /\b(?:excited|thrilled|pleased|glad|happy|delighted|drawn|interested|intrigued|impressed|inspired|curious|eager|keen|noticed?|saw|see|heard|came across|come across|found|discovered|looked|looking for|attracted|caught|struck|hoped?|wanted|encouraged|(?:read|learned) (?:about|of|that|your?|the))\b/iu
/** Words that claim deeds even in a sentence about feelings. */
const WORKED = /\b(?:worked|employed|interned|volunteered|my time)\b/iu
/** The future and wishes. */
export const TO_COME =
  /\b(?:would|will|could|hope|i'd|i'll|look(?:ing)? forward|(?:eager|ready|willing|happy|glad|excited|keen|open|able|like|love|want|wish) to)\b/iu

const IS_OR_CAN =
  /\bI(?:'m|'ve)?(?: also| already| currently)? (?:know|speak|code|have|bring|hold|own|master|offer|possess|carry|am an?|am (?:skilled|good|fluent|proficient|expert)|(?:can|could)(?! (?:help|start|begin|learn|adapt|support|assist|give|make|talk|see|be|contribute|offer)))\b|\bI'm an?\b|\bI've\b|\bmine\b|\bmy (?:\p{L}+ ){1,2}(?:is|are)\b/iu
const SKILLED =
  /\b(?:I|my)\b[^.]{0,60}\b(?:experienced?|skilled|skills?|proficient|proficiency|expert|expertise|fluent|fluency|good at|adept|trained|certified|certificate|licen[sc]ed?|specialized?|speciali[sz]e|versed|command of|background|track record|history|degree|strengths?)\b/iu
/** Words of skill that may also speak of the future: 'I would enjoy using it'. */
const USES = /\b(?:I|my)\b[^.]{0,60}\b(?:familiar|training|know|using|used|use|speak|mastered)\b/iu

/** A clause without a person takes its kind from its neighbours. */
export function clausesOf(sentence: string): Clause[] {
  const parts = sentence.split(PARTS).filter((part) => part.trim() !== '')
  const speaks = (part: string | undefined) => part !== undefined && (PERSON.test(part) || OF_JOB.test(part))
  return parts.map((text, at) => {
    const around = speaks(text) ? [text] : [parts[at - 1], text, parts[at + 1]]
    const texts = around.filter((one) => one !== undefined)
    const isPast = texts.some(saysPast)
    const isClaim = isPast || texts.some(saysIsOrCan)
    return {
      text,
      isPast,
      isClaim,
      own: ownPart(text, isPast, isClaim),
      isOfJob: OF_JOB.test(text) || TO_COME.test(text),
    }
  })
}

/** About the listing's effect: 'Your posting made me smile'. */
const OF_LISTING =
  /^\W*(?:(?:and|but|because|since) )?(?:your|this|the) (?:\w+ ){0,3}(?:posting|post|listing|advertisement|ad|opening|description)\b(?!.*\bI\b)/iu
/** 'I do not have formal experience' claims nothing; a part after 'but' might. */
const DENIES =
  /\b(?:do not|don't|have not|haven't|have no|without|am not|not yet|lack)\b(?!.*\b(?:but|that|only)\b)/iu

function saysPast(text: string): boolean {
  if ((FEELS.test(text) && !WORKED.test(text)) || OF_LISTING.test(text)) return false
  return DID.test(text) || (/\bbefore\b/iu.test(text) && PERSON.test(text) && !TO_COME.test(text))
}

const saysIsOrCan = (text: string) =>
  IS_OR_CAN.test(text) ||
  AS_EXPERT.test(text) ||
  saysOfI(text) ||
  SKILLED.test(text) ||
  (USES.test(text) && !TO_COME.test(text))

/** Other first-person clauses are claims too, unless about the job, the future or feelings. */
const saysOfI = (text: string) =>
  /\b(?:I|me|my|mine)\b/iu.test(text) &&
  ![OF_JOB, TO_COME, FEELS, DENIES, COURTESY_OR_OPINION].some((one) => one.test(text))
const COURTESY_OR_OPINION =
  /\bthank|\blook forward\b|\bI (?:\w+ )?(?:believe|think|understand|realize|agree|admire|appreciate|enjoy|like|love|prefer|care|know (?:that|how))\b/iu
const AS_EXPERT =
  /^[^\p{L}\p{N}]*(?:as an? )?(?:\p{L}+ )?(?:expert|skilled|experienced|fluent|proficient|versed|adept|trained|certified)\b/iu

function ownPart(text: string, isPast: boolean, isClaim: boolean): string {
  if (!isClaim || (!isPast && DENIES.test(text))) return ''
  if (isPast || /\b(?:which|that|what|as) I\b/iu.test(text)) return text
  const turn = text.search(TO_JOB)
  return turn < 0 || PERSON.test(text.slice(turn)) ? text : text.slice(0, turn)
}
