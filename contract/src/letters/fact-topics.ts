import { type Asked, askedIn, named, told, type Way } from './asked-facts.ts'

export type FactName =
  | 'Current pay'
  | 'Expected pay'
  | 'Start date'
  | 'Availability'
  | 'Hours'
  | 'Current hours'
  | 'Working hours'
  | 'Time zone'
  | 'Location'
  | 'Years of experience'

/** What an order may ask of the applicant that a profile may know. */
export type FactTopic = { name: FactName; asked: (quote: string) => Asked }

const PAY = '(?:rates?|salary|salaries|pay|compensation)'
/** Without 'pay', which is a verb if it stands alone. */
const PAY_NOUN = '(?:rates?|salary|salaries|compensation)'
const EXPECTATIONS = '(?: (?:expectations?|requirements?|range|amount))?'
const anyPay = new RegExp(`\\b${PAY}\\b`, 'iu')
const KIND = '(?:monthly|hourly|weekly|daily|yearly|annual|base|basic|gross|net|project|consulting|freelance)'
const HELD = '(?:current|previous|last|past|present|latest|most recent|former)(?:ly)?'
const WISHED =
  '(?:expected|desired|preferred|asking|target|ideal|proposed|minimum|starting|total|own|usual|standard)'
const YOU = "you(?:'re|'d be|'d|'ll be)?"
/** 'you are', 'are you', 'you can', 'could you' */
const YOU_MAY = `(?:(?:can|could|would|will|are|do) )?${YOU}(?: (?:can|could|may|might|would|will|be|are|currently|now|able|available|ready|free|to|like|want))*`

/** Of the pay that was or is: no profile has it. */
const heldPay = new RegExp(
  [
    `\\b${HELD}(?:\\W+(?:and|or)?\\W*${WISHED})?(?: (?:${KIND}|drawn))* ${PAY}\\b`,
    `\\b${PAY}\\W+(?:${WISHED}\\W+(?:and|or)?\\W*)?${HELD}\\b`,
    `\\b${WISHED} (?:${KIND} )*${PAY}\\W+(?:and|or)?\\W*${HELD}\\b`,
    `\\b${PAY} history\\b`,
    `\\b${PAY} (?:that )?you (?:got|had|earn|earned|received?|made|make|get|were|are (?:getting|earning|paid))\\b`,
    '\\bhow much (?:did |do |were |are )?you (?:(?:currently|now|last|previously|are|were) )*(?:earn|earned|earning|make|made|making|got|get paid|got paid|paid)\\b',
  ].join('|'),
  'iu',
)
/** 'Expected and current salary', of which a list has no pay of its own. */
const bothPays = new RegExp(
  `\\b(?:${WISHED}\\W+(?:(?:and|or)\\W+)?${HELD}|${HELD}\\W+(?:(?:and|or)\\W+)?${WISHED})(?: ${KIND})* ${PAY}\\W*$`,
  'iu',
)
/** 'Salary: current' */
const onlyHeld = new RegExp(`^(?!.*\\b${WISHED}\\b).*\\b${PAY}\\W+(?:your )?${HELD}\\b`, 'iu')

const wishedPay: Way[] = [
  named(`${PAY_NOUN}${EXPECTATIONS}`, `${WISHED}|${KIND}`),
  named(`(?:${WISHED}|${KIND}) pay${EXPECTATIONS}`, `${WISHED}|${KIND}`),
  told(`your pay${EXPECTATIONS}`),
  named('asking', ' '),
  told(
    `(?:${KIND} )*${PAY} (?:that )?you(?:'re| are|'d| would)? (?:want|expect|need|ask|asking|expecting|seeking|hope|like|charge|hoping|looking)(?: for| to (?:earn|get|have|be paid|make))?`,
  ),
  told(
    "how much (?:do |would )?you(?:'d)?(?: would)? (?:like|want|expect|hope|need|wish) (?:to )?(?:be paid|earn|make|get|get paid)|(?:how much|what)(?: do| would)? you(?:'d| would)? (?:charge|ask for)",
  ),
]

const start: Way[] = [
  named(
    'start(?:ing)? date|notice|notice period|availability to (?:start|begin|join)(?: work(?:ing)?)?|date you can start',
    'earliest|possible|preferred|available|target|soonest|required|current|expected|desired',
  ),
  told(
    `(?:how soon|how early|when|(?:soonest|earliest)(?: date)?|date)(?: that)? ${YOU_MAY} (?:start|begin|join)(?: (?:work|working|the (?:job|role)|with|for|on))*|how soon ${YOU_MAY} work|when ${YOU}(?: are| will be)? (?:available|free)`,
  ),
  {
    doubt:
      /\b(?:if|whether|that) you (?:can|could|are able to|are ready to) (?:start|begin|join)\b|^can you start\b/u,
  },
]
const freeToStart: Way[] = [named('availability', 'current|earliest|immediate')]
/** Of days and hours, not of a beginning. */
const WHEN =
  /\b(?:hours?|days?|week(?:ly|s|ends?)?|times?(?! ?zone)|shifts?|interviews?|calls?|meetings?|overlap|during|per|evenings?|nights?|mornings?|[ap]m|[ecmp][sd]?t|aest|gmt|utc|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu
const available: Way[] = [
  ...freeToStart,
  {
    doubt:
      /(?:^|\b(?:your|weekly|typical|general|daily|[\p{L}]+-time) )availability\b|\b(?:you(?:'re| are)|are you) (?:currently )?available\b/u,
  },
]

const jobType: Way[] = [
  {
    sure: /^(?:(?:include|state|mention|indicate|specify) )?(?:full|part)[ -]?time(?: (?:work|role|position))?$/u,
  },
  told(
    "(?:whether|if|do) you(?:'re| are|'d| would)? (?:prefer|want|like|looking for|seeking|interested in|applying for)(?: to work)?(?: an?)? (?:full|part)[ -]?time(?: (?:work|role|position|job))?",
  ),
  { doubt: /\byou(?:'re| are| can work|r availability)\b.{0,30}\b(?:full|part)[ -]?time\b(?! job)/u },
]

const currentHours = new RegExp(
  `\\b${HELD}(?: (?:work|working|job|job's|daily|weekly|office|shift)){0,2} (?:hours|schedule)\\b|\\b(?:hours|schedule) (?:of|at|in|with) your ${HELD} (?:job|work|employer|role|position)\\b`,
  'iu',
)
const workingHours: Way[] = [
  named(
    '(?:hours|schedule)|(?:work(?:ing)?|start|starting) times?',
    'preferred|available|desired|ideal|work|working|weekly|daily|usual|expected|possible|target',
  ),
  told(
    `(?:how many|number of|the|what) hours(?: (?:per|an?|each) (?:day|week|month))?(?: that)? ${YOU_MAY}(?: (?:work|commit|give|offer|put in))?`,
  ),
]

const timeZone: Way[] = [
  named('time ?zone', 'current|own|home|local'),
  told(`(?:which|what|the) time ?zone (?:are )?${YOU}(?: are)?(?: (?:currently|based|located|living))* in`),
  {
    doubt:
      /\btime ?zones? (?:that )?you (?:can|could|prefer|want|usually|work)\b|\b(?:in|with) \S+ time ?zone\b/u,
  },
]

const place: Way[] = [
  named('location|city|city of residence|place of residence', 'current|home|present|own|exact'),
  told(
    `(?:where(?: in the philippines)?|(?:which|what|the) (?:city|town|province|place|area|region))(?: that)? (?:(?:are|do) )?${YOU}(?: are)?(?: (?:currently|now|presently))? (?:based|located|live|living|reside|residing)(?: in| at)?|(?:which|what) (?:city|town|province) (?:are you|you are|you're) in`,
  ),
  {
    doubt:
      /(?:^|\b(?:home|complete|full|current|mailing|physical|residential|permanent|exact|your) )address$|\byou(?:'re| are)? (?:currently )?(?:live|living|based|located|reside|residing) (?:in|near|within)\b|^where (?:you are|are you|you're) from$/u,
  },
]

const years: Way[] = [
  named(
    'years of (?:work |working |professional )?experience|experience in years|how many years of (?:work |working )?experience (?:do )?you have',
    'total|overall|number of',
  ),
  {
    doubt:
      /(?<!\b(?:\d+\+?|the|last|past|few|two|three|four|five|ten) )\byears?'?(?: of)? (?:[\p{L}/&-]+ ){0,4}experience\b|\bexperience in years\b/u,
  },
]

export const topics: readonly FactTopic[] = [
  { name: 'Current pay', asked: (quote) => (heldPay.test(quote) ? 'doubt' : 'no') },
  {
    name: 'Expected pay',
    asked: (quote) =>
      bothPays.test(quote) ? 'sure' : onlyHeld.test(quote) ? 'no' : askedIn(quote, wishedPay),
  },
  {
    name: 'Start date',
    asked(quote) {
      const asked = askedIn(quote, start)
      return asked === 'no' && !WHEN.test(quote) ? askedIn(quote, freeToStart) : asked
    },
  },
  {
    name: 'Availability',
    asked: (quote) =>
      askedIn(quote, [...start, ...workingHours]) === 'no' &&
      (WHEN.test(quote) || askedIn(quote, freeToStart) === 'no') &&
      askedIn(quote, available) !== 'no'
        ? 'doubt'
        : 'no',
  },
  {
    name: 'Hours',
    asked: (quote) => (anyPay.test(quote) ? 'no' : askedIn(quote, jobType)),
  },
  { name: 'Current hours', asked: (quote) => (currentHours.test(quote) ? 'doubt' : 'no') },
  { name: 'Working hours', asked: (quote) => askedIn(quote, workingHours) },
  { name: 'Time zone', asked: (quote) => askedIn(quote, timeZone) },
  { name: 'Location', asked: (quote) => askedIn(quote, place) },
  { name: 'Years of experience', asked: (quote) => askedIn(quote, years) },
]
