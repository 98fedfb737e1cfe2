import { patterns } from '../patterns.ts'
import type { Words } from './words.ts'

const trial =
  '(?:trial|(?<!\\b(?:we|you|they|i|to|will|can|who|and) )test|training|probation|sample|audition|assessment|demo|internship)'
const unpaid =
  "(?:unpaid|un-paid|non-paid|uncompensated|(?:not|won't|never|isn't|aren't) (?:be |an? )?(?:paid|compensated)|(?:no|without|zero) (?:pay|payment|compensation|salary)\\b|(?:is|for|of) (?:free|no charge)|free of charge)"
const about =
  /paid|token|stipend|small|pay|free|compensat|hire|selected|chosen|approved|use|like|salary|billable|volunt|[$€£]/i
const few = '(?:small|little|symbolic|token|nominal|modest|minimal)'
const sum = '(?:token|stipend|fee|amount|payment|sum|compensation)'

/** Trials that are unpaid or hardly paid, and beginnings at a part of the pay. */
export const trialWords: readonly Words[] = [
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      `\\b${unpaid}.{0,50}\\b${trial}`,
      `\\b${trial}\\b.{0,60}\\b${unpaid}`,
      `\\b(?:working interview|onboarding|orientation)\\b.{0,40}\\b${unpaid}`,
      '\\bfirst (?:\\w+ )?(?:article|video|task|post|edit|design|project|piece|week|day)s?\\b.{0,20}\\b(?:is|are|will be) (?:a )?(?:free\\b|unpaid)',
      '\\bfree (?:trial|test|sample) (?:\\w+ )?(?:task|period|week|day|project|work|shift|edit|video|design|article)',
      '\\bfirst (?:\\w+ )?(?:weeks?|days?|months?|shifts?|hours?)\\b.{0,10}\\bunpaid\\b',
      `\\b(?:don't|do not|won't|will not|cannot|can't) (?:pay|compensate) (?:you )?for (?:the |any |this )?(?:\\w+ )?${trial}`,
      '\\b(?:shadow\\w*|train|work|start)\\b.{0,40}\\b(?:for|during) (?:an? |one |two |three |the )?(?:first )?(?:\\w+ )?(?:days?|weeks?|months?)\\b.{0,10}\\bwithout (?:pay|compensation|salary)\\b',
      '\\b(?:first|initial) (?:\\w+ )?(?:weeks?|days?|months?|shifts?|hours?)\\b.{0,25}\\bwithout (?:pay|compensation|salary)\\b',
      '\\bfree (?:\\w+[- ]){1,3}(?:trial|training)\\b.{0,40}\\b(?:process|hiring|required|before|must|applicants?|candidates?|of our)\\b',
      `\\b${trial}\\b.{0,30}\\b(?:is|are) not (?:billable|remunerated|rewarded)\\b`,
      '\\b(?:pay|paid|salary|payment|compensation)\\b.{0,20}\\b(?:starts?|starting|begins?|beginning)\\b.{0,15}\\b(?:from|after|on|in|with) (?:the |your )?(?:second|2nd|third|trial|training|first)\\b(?! (?:day of|of the|and|friday))',
      '\\b(?:trial|training)\\b.{0,10}[;,.–-] ?(?:pay|salary|payment) (?:starts|begins) (?:after|once|when)\\b',
      '\\b(?:volunteer|voluntary) (?:period|phase|basis|trial|week|month)\\b',
      '\\bunpaid (?:\\w+ ){0,2}(?:task|project|assignment|exercise)\\b',
      '\\bfree samples? of (?:your )?work\\b',
      '\\b(?:we|you|it)\\b.{0,20}\\b(?:start|begin)s? with\\b.{0,20}\\bfree trial\\b',
    ]),
    not: /\bno unpaid\b|\bnever unpaid\b|\bsoftware\b|\bfree trial (?:users?|sign|lead)|\b(?:users?|customers?|clients?|subscribers?|lunch|breaks?|invoices?|bills?|balances?)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      '\\b(?:trial|test|training)\\b.{0,60}\\b(?:may|might) (?:or may not |not )?(?:be )?(?:paid|compensated)\\b',
      "\\b(?:trial|test|sample) (?:task|project|work|edit|video|period|day|week)s?\\b.{0,60}\\b(?:only if|if) (?:you are |you're |we )?(?:hire|hired|selected|chosen|approved|use|like)",
      `\\b${trial}\\b.{0,60}\\b(?:paid|compensated) (?:only )?if (?:you|we|your|it)\\b`,
      `\\b(?:pay|payment|compensation) (?:for|of) (?:the|this|your|any) (?:\\w+ )?${trial}\\b.{0,30}\\b(?:only )?if\\b`,
      `\\bif (?:you|we) (?:pass|succeed|are hired|get hired|like|hire)\\b.{0,40}\\b${trial}\\b.{0,40}\\b(?:paid|compensated)\\b`,
      `\\bpay (?:you )?(?:for )?(?:the|this|your) (?:\\w+ )?${trial}\\b.{0,10}\\b(?:only )?(?:if|once|when) (?:we|you)\\b`,
      `\\bif (?:hired|selected|accepted)\\b.{0,30}\\bpaid for (?:the|this|your) (?:\\w+ )?${trial}\\b`,
      '\\bif (?:your |the )?(?:\\w+ )?(?:sample|test|trial|task|edit|piece|work|video|article) (?:gets?|is|was) (?:accepted|approved|used|selected|chosen|published|good)\\b.{0,40}\\b(?:paid|pay|compensated)\\b',
      '\\b(?:trial|test) pay(?:ment)? depends\\b',
      '\\b(?:pay|payment|compensation) (?:for|of) (?:the |this |your )?(?:\\w+ )?(?:trial|test)\\b.{0,12}\\bdepends\\b',
      // Pay that comes only long after the training, if the worker is still there.
      `\\b(?:training|trial)\\b.{0,40}\\b(?:paid|released|compensated) (?:only )?(?:after|once) (?:you |your )?(?:\\w+ ){0,4}(?:months?|weeks?|\\d+ days)\\b`,
      `\\bpaid for (?:the |your |this )?(?:training|trial)\\b.{0,20}\\b(?:only )?(?:after|once|if|when) (?:you |your )?(?:\\w+ ){0,4}(?:months?|weeks?|\\d+ days)\\b`,
      '\\bpaid\\b.{0,20}\\b(?:trial|test|sample)\\b.{0,20}\\bonly (?:if|when|once|after)\\b',
      `\\b(?:trial|test|training|internship)\\b.{0,60}\\b(?:half|reduced|\\d\\d ?%(?: of)?)(?: the| your| of)* (?:normal |regular |full |usual |agreed )?(?:pay|rate|salary|wage)\\b`,
    ]),
    not: /\b(?:paid test|invited|contact|increase)\b/iu,
  },
  {
    kind: 'unpaid-trial',
    about,
    says: patterns([
      // A few dollars for a piece, or some hundred for weeks.
      '\\b(?:trial|test|sample) (?:task|project|work|edit|video|article|design|piece)s?\\b.{0,40}[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b)',
      '[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b).{0,25}\\bfor (?:the|this|a|your|each) (?:[\\w-]+ )?(?:trial|test|sample)\\b',
      '\\b(?:trial|test) (?:is paid|pays)\\b.{0,20}[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b)',
      `\\b${few} ${sum}\\b.{0,25}\\b(?:trial|test|sample)\\b`,
      `\\b(?:compensation|pay(?:ment)?) (?:for|of|during) (?:the|this|your) (?:\\w+ )?(?:trial|test|sample)\\b.{0,20}\\b${few}\\b`,
      '^\\W*(?:paid )?(?:trial|test)(?: task| project)?\\s?[:=–-]\\s?[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b)',
      '\\b(?:trial|test)\\b.{0,10}\\b(?:is|pays?)\\b.{0,8}[$€£]\\s?(?:[1-9]|1\\d|20)\\b(?!\\d|[.,]\\d|\\s?(?:\\/|per|an|a|-|–|to|k)\\b).{0,20}\\b(?:flat|fixed|one[- ]time|total|for)\\b',
      '\\btrial\\b.{0,25}\\b(?:one|two|three|four|[1-4])[- ](?:weeks?|months?)\\b.{0,15}[$€£]\\s?(?:\\d{1,2}|1[0-4]\\d)\\b(?![.,]?\\d| ?\\/| (?:per|an?) )',
      // A day's work for a few dollars.
      '\\b(?:trial|test|training)\\b.{0,20}[$€£]\\s?(?:[1-9]|1\\d)\\s?(?:\\/|per|a) ?(?:day|week)\\b',
      '\\b(?:trial|test)\\b.{0,12}\\(\\s?[$€£]\\s?(?:[1-9]|1\\d|20)\\s?\\)',
      '\\b(?:one|two|three|four|[1-4])[- ](?:weeks?|months?)\\b.{0,10}\\b(?:trial|training)\\b.{0,30}[$€£]\\s?(?:\\d{1,2}|1[0-4]\\d)\\b(?![.,]?\\d| ?\\/| (?:per|an?) )',
      '[$€£]\\s?(?:\\d{1,2}|1[0-4]\\d)\\b(?![.,]?\\d| ?\\/| (?:per|an?) ).{0,25}\\b(?:one|two|three|four|[1-4])[- ](?:weeks?|months?)\\b.{0,20}\\b(?:trial|test|training)\\b',
    ]),
    not: /(?:\/|\b(?:per|an?)) ?(?:hour|hr)\b/iu,
  },
  {
    kind: 'pay-contradicted',
    about: /probation|first/i,
    says: patterns([
      '(?<!\\bafter (?:the |your |an? )?)\\b(?:probation\\w*|first (?:\\w+ )?(?:months?|weeks?|\\d+ days))\\b.{0,50}\\b(?:paid|pay|get|receive|earn|salary|rate)\\b.{0,25}\\b(?:half|\\d\\d ?%)(?:(?: of)?(?: the| your| our| this| that)*(?: normal| regular| full| usual| agreed| base| monthly| hourly| basic| stated)* (?:pay|rate|salary|wages?|amount|offer|compensation)\\b|\\W*$)',
      '\\b(?:half|\\d\\d ?%(?: of)?)(?: the| your| of)* (?:normal |regular |full |usual |agreed )?(?:pay|rate|salary|wage)s?\\b.{0,40}\\b(?:probation\\w*|first (?:\\w+ )?(?:months?|weeks?|\\d+ days))\\b',
    ]),
    not: /\b(?:increase|raise|bonus|commission|more|higher|deposit|refund|clients?|customers?|leave|hmo)\b/iu,
  },
]
