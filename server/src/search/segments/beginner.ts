import { MAX_TEXT } from './experience.ts'

/** How surely a job suits a seeker who has never done the work. */
export type BeginnerFit = 'none-needed' | 'entry-level' | 'little-asked'

const EXPERIENCE =
  '(?:(?:prior|previous|work(?:ing)?|relevant|related|specific|va|actual) ){0,3}(?:experience|exp)\\b'
const NOT_NEEDED =
  "(?:not|isn[’']t) (?:strictly |always |absolutely )?(?:required|needed|necessary|a must|mandatory)"
const WELCOME =
  '(?:are |is )?(?:very |also |most )?(?:welcome|ok(?:ay)?\\b|encouraged to apply|friendly|accepted|can apply|may apply|considered)'
const NEW =
  '(?:(?:fresh|new|recent) grad(?:uate)?s?|newbies?|beginners?|first[- ]?timers?|career shifters?|(?:working|college) students?|freshers?)'

/** The employer needs nobody who has done it before, or teaches the work. */
const NONE_NEEDED = new RegExp(
  [
    `\\bno ${EXPERIENCE}[^.!?\\n]{0,30}\\b(?:required|needed|necessary|ok(?:ay)?|fine|no problem)\\b`,
    `\\bno ${EXPERIENCE} ?[?!]`,
    `\\b(?:with(?:out)?|w/o)(?: or without)? ${EXPERIENCE}[^.!?\\n]{0,20}\\b(?:welcome|ok(?:ay)?|can apply|may apply)\\b`,
    // Of the work itself: 'Salesforce experience is not required' is of a tool.
    `(?:^|[^\\w\\s]\\s{0,3}|\\n\\s{0,3})${EXPERIENCE} (?:is )?${NOT_NEEDED}`,
    '\\b(?:walang?|kahit wala(?:ng)?) (?:experience|karanasan)\\b',
    `\\b${NEW} ${WELCOME}`,
    `\\b(?:welcome|open to|hiring|accept(?:ing|s)?) (?:all )?${NEW}\\b`,
    '\\b(?:newbie|beginner)[- ]friendly\\b(?! \\w{0,12} ?(?:lessons?|content|courses?|guides?|class|tutorials?|materials?))',
    "\\b(?:we|i)(?: will|[’']ll| are (?:willing|happy) to| am (?:willing|happy) to)(?: fully)? (?:train|teach) (?:the right|someone|you (?:everything|all\\b|from|how to do|to do|what))",
    '\\bwe (?:will )?(?:fully )?train you ?[.!)\\n]',
    '\\b(?:full|complete|paid|all) training (?:(?:will be|is) )?(?:provided|given|included)\\b',
  ].join('|'),
  'i',
)
/** Something is taught, which may be no more than how this employer does it. */
const TAUGHT =
  /\btraining (?:will be |is )?(?:provided|given) ?(?:[.!?,;)\n]|$)|\bwilling to (?:train|teach) (?:the right|someone|you|a )/i
const ENTRY_TITLE =
  /\b(?:entry[- ]level|junior|jr|interns?|internship|trainee|apprentice|newbies?|beginners?|fresh grad(?:uate)?s?|no experience)\b/i
const ENTRY_BODY =
  /(?<!\bfrom an? )\b(?:entry|junior)[- ]level (?:\w+ ){0,2}(?:position|role|job|opportunity|va|assistant|candidates?|applicants?)\b|\bthis is an? (?:entry|junior)[- ]level\b/i
/** Words that turn beginners away. */
const REFUSES = new RegExp(
  [
    `\\b(?:no|not (?:for|an?|suitable for|open to|looking for|hiring|accepting))(?: an?| any)? (?:absolute |complete )?(?:${NEW}|entry[- ]level|junior)`,
    '\\b(?:beyond|more than|not) (?:an? )?(?:entry|junior)[- ]level\\b',
    `(?<!\\bno (?:\\w{1,12} ){0,3})\\b${EXPERIENCE} (?:is )?(?:an? )?(?:absolute(?:ly)? |strictly )?(?:must\\b|required\\b|mandatory\\b|essential\\b)`,
    `\\b(?:must|should|need to|needs to) (?:already )?have (?:\\w+ ){0,3}${EXPERIENCE}`,
    '\\b(?:experienced (?:\\w+ ){0,3}only|only experienced|proven (?:\\w+ ){0,3}(?:experience|track record))\\b',
  ].join('|'),
  'i',
)
const SENIOR = /\b(?:senior|sr|lead|head of|director|manager|expert)\b/i

/**
 * Whether a job suits a seeker who has never done the work: nothing is asked for or the work is taught, it is for
 * beginners by its name, or under a year is asked for or something taught. Null where it is not said, or beginners are turned away.
 */
export function readBeginnerFit(
  title: string,
  description: string,
  years: number | null,
): BeginnerFit | null {
  const text = description.slice(0, MAX_TEXT)
  if (SENIOR.test(title) || (years !== null && years > 1)) return null
  const isRefused = REFUSES.test(text)
  if (!isRefused && (years === null || years < 1) && NONE_NEEDED.test(text)) return 'none-needed'
  if (ENTRY_TITLE.test(title)) return 'entry-level'
  if (isRefused) return null
  if (ENTRY_BODY.test(text)) return 'entry-level'
  return (years === null ? TAUGHT.test(text) : years < 1) ? 'little-asked' : null
}
