export const NOT_NEEDED =
  "(?:not|isn[’']t) (?:strictly |always |absolutely )?(?:required|needed|necessary|a must|mandatory)"
/** Words that make experience a wish. */
export const SOFTLY = `plus|bonus|advantage|edge|prefer|preferred|preferably|optional|helpful|welcome|nice to have|ideally(?! (?:in|with|at|from|for|as)\\b)|desirable|asset|${NOT_NEEDED}|not (?:required|necessary|a must)|or (?:a )?(?:deep )?(?:willing|ability|eager|very fast|fast learner)|or (?:someone|anyone|those|people) (?:[\\w-]{1,14} ){0,6}(?:eager|willing|motivated|ready|happy) to learn`
/** Who may be experienced, and ask nothing of an applicant. */
const COLLEAGUES =
  '(?:managers?|leaders?|mentors?|coach(?:es)?|trainers?|team|teams|teammates|colleagues|staff)'
/** Lines that ask for experience, unless SOFT matches the line too. */
const ASKED = new RegExp(
  [
    '^\\W*experienced?\\b(?! ?[:,]? ?none)(?! with (?:the following )?tools)(?! ' + COLLEAGUES + '\\b)',
    '\\b(?:prior|previous|past|proven|solid|strong|hands[- ]on|good|extensive|demonstrated|minimum|sufficient|similar|relevant|related|actual|professional|industry) (?:[\\w/&-]{1,16},? ){0,6}experience\\b',
    '\\b(?:at least|minimum)[^.\\n]{0,12} (?:years?|months?)\\b',
    '\\b(?:have|has|having|with|requires?|need|needs|someone with|must) (?:[\\w/&-]{1,16},? ){0,4}experience (?:in|with|as|on|at|\\w{2,14}ing)\\b',
    '\\bexperience (?:[\\w/&-]{1,16},? ){0,5}(?:is )?[([]?(?:required|must|needed|necessary|essential)\\b',
    '\\b(?:looking for|seeking|hiring|need|want) (?:an? |the )?(?:[\\w/&-]{1,16},? ){0,3}experienced\\b',
    `(?<!\\b${COLLEAGUES} |\\b(?:by|from|alongside) (?:[\\w-]{1,14} ){1,3})\\b(?:who|that) (?:is|are) (?:[\\w/&-]{1,16},? ){0,2}experienced\\b`,
    "\\byou[’']?(?:ve|re| have| are) (?:[\\w/&-]{1,16} ){0,2}(?:experienced|done this)\\b",
  ].join('|'),
  'i',
)
const SOFT = new RegExp(
  `\\b(?:${SOFTLY})\\b|\\b(?:no|without|zero|not) (?:[\\w/-]{1,14} ){0,3}experience|\\b(?:not|n[’']?t) (?:need|require)\\b|\\b(?:share|describe|tell us|about|based on|let (?:me|us) know|depend\\w*|include|list|gain\\w*|their) (?:[\\w/-]{1,14} ){0,4}experience`,
  'i',
)

/** Asks for years without the word 'experience': '3 years with Tailwind in production'. */
const YEARS_OF =
  /(?<!\b(?:we|our|us|company|agency|team|founder|for|over|last|past|next|first)\b[^.!?\n]{0,40})\b(?:[2-9]|1\d|two|three|four|five|six)\+? (?:or more )?years? (?:with|in|of|as|on)\b(?! (?:business|operation|age))/i

/** Years of a company, and what is asked of an applicant's letter: 'your experience with Canva'. */
const OTHERS =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?[’']? (?:of )?(?:\w{1,14} ){0,2}experience\b|\byour (?:\w{1,14} ){0,2}experience\b/gi
/** Heads a list of wishes: 'Preferred qualifications (not required):'. */
const WISHES =
  /^\W*(?:\w+ ){0,2}(?:preferred|preferable|bonus(?: points| skills)?|pluses|plus|optional|desirable)\b[^.!?\n]{0,40}:\W*$|^\W*(?:preferred (?:skills|qualifications|experience)|bonus (?:points|skills)|nice[- ]to[- ]haves?|good to have)\b[^!?\n]{0,40}$/i
/** Of a thing of its own: 'assistant (in real estate a plus)', but not 'experience (preferred)'. */
const ASIDE = new RegExp(
  `\\((?![^\\p{L}]*(?:(?:but|is|or|a|an|big|highly|strongly) )*(?:${SOFTLY})\\b)[^)]*\\)`,
  'giu',
)
const NO_DEGREE = new RegExp(
  `\\b(?:degrees?|diplomas?|certificat\\w{1,6}|licen[sc]es?) (?:(?:is|are) )?${NOT_NEEDED}`,
  'gi',
)
/** What others live through, unlike 'customer service experience'. */
const OF_OTHERS = /\b(?:user|customer|client|employee|learning)[’']?s? experiences?\b/gi
const withoutSoftAsides = (line: string) =>
  line
    .replace(ASIDE, (aside) => (SOFT.test(aside) ? ' ' : aside))
    .replace(NO_DEGREE, ' ')
    .replace(OF_OTHERS, ' ')
const HEADING = /:\W*$/
const LONGEST_HEADING = 80

/** Most lines fail the first, cheap tests. */
const asksFor = (line: string): boolean =>
  (/year/i.test(line) && YEARS_OF.test(line)) || (/experience/i.test(line) && ASKED.test(line))

/**
 * Whether a line asks an applicant for experience, and is no wish.
 * @param years asked for; if null, any years are a company's
 */
export function asksForExperience(text: string, years: number | null): boolean {
  let isWished = false
  for (const line of text.split('\n')) {
    if (line.length < LONGEST_HEADING) {
      if (WISHES.test(line)) isWished = true
      else if (HEADING.test(line)) isWished = false
    }
    if (isWished || !asksFor(line)) continue
    const rest = withoutSoftAsides(line)
    if (SOFT.test(rest) || !asksFor(rest)) continue
    if (years !== null || asksFor(rest.replace(OTHERS, ''))) return true
  }
  return false
}
