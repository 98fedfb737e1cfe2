import { asksForExperience, NOT_NEEDED, SOFTLY } from './asked-experience.ts'
import { MAX_TEXT } from './asked-years.ts'
import { saysTaught } from './taught.ts'

/**
 * 'taught' if the job trains without saying that no experience is needed, 'unrequired' if it calls some a wish and not
 * required, 'not' if it asks for some.
 */
export type BeginnerFit = 'none-needed' | 'taught' | 'entry-level' | 'unrequired' | 'little-asked' | 'not'

const EXPERIENCE =
  '(?:(?:prior|previous|work(?:ing)?|relevant|related|specific|va|actual) ){0,3}(?:experience|exp)\\b'
const WELCOME =
  '(?:are |is )?(?:very |also |most )?(?:welcome|ok(?:ay)?\\b|encouraged to apply|friendly|accepted|can apply|may apply|considered)'
const NEW =
  '(?:(?:fresh|new|recent) grad(?:uate)?s?|newbies?|beginners?|first[- ]?timers?|career shifters?|(?:working|college) students?|freshers?)'

const NONE_NEEDED = new RegExp(
  [
    `\\b(?:no|zero|0) (?:[\\w-]{1,14} ){0,3}(?:experience|exp)\\b[^.!?\\n]{0,30}\\b(?:required|needed|necessary|ok(?:ay)?|fine|no problem)\\b`,
    `\\bno ${EXPERIENCE} ?[?!]`,
    '\\b(?:no|zero) (?:prior|previous|work|direct) experience\\b',
    '\\bno need (?:for|of|to have) (?:an?y? )?(?:[\\w-]{1,14} ){0,2}experience\\b',
    '\\bexperience: ?\\n? ?none\\b',
    `\\b(?:do not|don[’']?t) (?:need|require|have to have)(?: to have)?(?: any| an?y?)? ${EXPERIENCE}`,
    `\\b(?:applicants|candidates|people|those|vas) without ${EXPERIENCE}`,
    '\\bnew vas? (?:are )?(?:also )?welcome\\b',
    `\\b(?:with(?:out)?|w/o)(?: or without)? ${EXPERIENCE}[^.!?\\n]{0,20}\\b(?:welcome|ok(?:ay)?|can apply|may apply|encouraged)\\b`,
    // Of the work, not of a tool: 'Salesforce experience is not required'.
    `(?:^|[^\\w\\s]\\s{0,3}|\\n\\s{0,3})${EXPERIENCE} (?:is )?${NOT_NEEDED}`,
    '\\b(?:walang?|kahit wala(?:ng)?) (?:experience|karanasan)\\b',
    `\\b${NEW} ${WELCOME}`,
    `\\b(?:welcome|open to|hiring|accept(?:ing|s)?|(?:ideal|perfect|great|suitable|good) for) (?:all )?(?:${NEW}|students|juniors)\\b`,
    '\\bjuniors?(?: levels?)? (?:is |are )?(?:also )?welcome\\b',
    '\\b(?:newbie|beginner)[- ]friendly\\b(?! \\w{0,12} ?(?:lessons?|content|courses?|guides?|class|tutorials?|materials?))',
  ].join('|'),
  'gi',
)
const TAUGHT_TITLE =
  /\b(?:w\/|with|paid|free|full) ?training\b|\bwill train\b|\bwilling to (?:train|learn)\b/i
const NOT_MUST = `(?:${NOT_NEEDED}|not (?:strictly )?(?:required|necessary|needed|a must))`
/** Of experience, and of no degree or else that is named with it. */
const OF_IT = '\\bexperienced?\\b(?:(?!\\b(?:degrees?|diplomas?|certificat|licen[sc]e))[^.!?;\\n]){0,90}?'
const OF_IT_ALONE = OF_IT.replace('[^.!?;', '[^.!?;,')
const THOUGH = '[^\\w.!?;\\n]{0,3}'
const IT_IS = "(?:(?:it )?(?:is|are) |it[’']s )?"
/** 'Experience is a plus, but not required', 'Preferred (not required): experience as …'. */
const UNREQUIRED = new RegExp(
  [
    `${OF_IT_ALONE}\\b${NOT_MUST}`,
    `${OF_IT_ALONE}${THOUGH}\\b(?:but|though|although) ${IT_IS}${NOT_MUST}`,
    `${OF_IT}\\b(?:${SOFTLY})${THOUGH}(?:(?:but|though|although|and) )?${IT_IS}${NOT_MUST}`,
    '\\bnot (?:strictly )?(?:required|necessary|needed)\\)?:?\\s{0,4}[^\\w\\n]{0,3}(?:prior |previous |some )?experience\\b',
  ].join('|'),
  'i',
)
const LEARNER =
  /\b(?:willing(?:ness)?|eager(?:ness)?|ready|hungry|open) to (?:learn|be (?:trained|taught)|training)\b(?! (?:our|your|the|industry|new (?:tools|software|systems)))/i
/** A plus, but no preference: who prefers experience has others to choose from. */
const LIKED = new RegExp(
  `\\b(?:experience|exp|background)\\b[^.!?\\n]{0,60}?\\b(?!prefer|ideally)(?:${SOFTLY})\\b|\\bpreferred \\(?but not required`,
  'i',
)
const ENTRY_WORDS = 'entry[- ]level|newbies?|beginners?|fresh grad(?:uate)?s?|no experience'
export const ENTRY_TITLE = new RegExp(
  `\\b(?:${ENTRY_WORDS}|junior|jr|interns?|internship|trainee|apprentice)\\b`,
  'i',
)
/** Says who is asked for, and not only a rank. */
export const BEGINNER_TITLE = new RegExp(`\\b(?:${ENTRY_WORDS})\\b`, 'i')
const ENTRY_BODY =
  /(?<!\bfrom an? )\b(?:entry|junior)[- ]level (?:\w+ ){0,2}(?:position|role|job|opportunity|va|assistant|candidates?|applicants?)\b|\bthis is an? (?:entry|junior)[- ]level\b/i
const REFUSES = new RegExp(
  [
    `\\b(?:no|not (?:for|an?|suitable for|open to|looking for|hiring|accepting))(?: an?| any)? (?:absolute |complete )?(?:${NEW}|entry[- ]level|junior)`,
    `(?:\\bnot|\\bcannot|n[’']t|\\bunable to) (?:be )?(?:currently )?(?:accept|hire|hiring|consider|tak|train|want|need)(?:e|ing)?(?: any| absolute| complete)? ${NEW}`,
    '\\b(?:hindi|di|bawal)(?: po)?(?: kami| pwede| puwede)?(?: (?:tumatanggap|tatanggap|nag-?ha-?hire|para))?(?: ng| sa| ang)?(?: mga)? (?:baguhan|beginners?|newbies?|fresh grad)',
    '\\b(?:beyond|more than|not) (?:an? )?(?:entry|junior)[- ]level\\b',
    `(?<!\\bno (?:\\w{1,12} ){0,3})\\b${EXPERIENCE} (?:is )?(?:an? )?(?:absolute(?:ly)? |strictly )?(?:must\\b|required\\b|mandatory\\b|essential\\b)`,
    "\\b(?:no|without|lack of|lacking) (?:\\w{1,12} ){0,2}experience\\b[^.\\n]{0,40}\\b(?:do not|don[’']?t|need not|will not|won[’']?t|not be)\\b",
    `\\b(?:must|should|need to|needs to) (?:already )?have (?:\\w+ ){0,3}${EXPERIENCE}`,
    '\\b(?:experienced (?:\\w+ ){0,3}only|only experienced|proven (?:\\w+ ){0,3}(?:experience|track record))\\b',
  ].join('|'),
  'i',
)
/** 'Caller w/ Sales Experience', but neither 'with no experience' nor 'with or without'. */
const ASKING_TITLE =
  /\b(?:w\/ ?|(?:with|has|have|having) )(?!(?:or|no|zero|0|little|some|any|(?:customer|user) experience)\b)(?:[\w/&-]{1,16},? ){0,4}experience\b(?! (?:is )?(?:not|preferred|optional|a plus|welcome))/i
/** Not 'Lead Generation', which is a beginner's work. */
const SENIOR =
  /\b(?:senior|sr|head of|director|expert|team lead(?:er)?|lead (?:\w+ )?(?:developer|engineer|designer|editor|writer|accountant|bookkeeper|strategist|architect|buyer|recruiter))\b|\blead$/i
/** As many as a job named for juniors may ask for. */
const JUNIOR_YEARS = 2
const JUNIOR = /\b(?:junior|jr|entry[- ]level)\b/i
/** No beginner's work, unless the text says otherwise. */
const MANAGER = /\bmanager\b/i

/** Asks for nothing, trains, is named for beginners, or asks for little. Null if the job does not say. */
export function readBeginnerFit(
  title: string,
  description: string,
  years: number | null,
): BeginnerFit | null {
  const text = description.slice(0, MAX_TEXT)
  if (SENIOR.test(title)) return 'not'
  if (years !== null && years > 1) return years <= JUNIOR_YEARS && JUNIOR.test(title) ? 'little-asked' : 'not'
  const isRefused = REFUSES.test(text) || /\bexperienced\b/i.test(title)
  const isAsked = isRefused || ASKING_TITLE.test(title) || asksForExperience(text, years)
  const isUntried = years === null || years < 1
  const needsNone = !isRefused && isUntried ? readNoneNeeded(`${title}\n${text}`) : null
  if (needsNone === 'of-one-thing' && isAsked) return 'little-asked'
  if (needsNone) return 'none-needed'
  if (!isAsked && isTaught(title, text)) return isUntried ? 'taught' : 'little-asked'
  if (ENTRY_TITLE.test(title)) return isAsked || years !== null ? 'little-asked' : 'entry-level'
  if (isRefused) return 'not'
  if (ENTRY_BODY.test(text)) return 'entry-level'
  if (years === null && !isAsked && UNREQUIRED.test(text)) return 'unrequired'
  if (years === null ? !isAsked && (LIKED.test(text) || LEARNER.test(text)) : years < 1) return 'little-asked'
  return isAsked || years !== null || MANAGER.test(title) ? 'not' : null
}

const ONE_THING = /^ ?(?:in|with|at|as|using|working|on|of)\b/i

/** 'No experience with our tool is needed' says nothing of the work itself. */
function readNoneNeeded(text: string): 'any' | 'of-one-thing' | null {
  const ends = [...text.matchAll(NONE_NEEDED)].map((match) => match.index + match[0].length)
  if (ends.length === 0) return null
  return ends.every((end) => ONE_THING.test(text.slice(end, end + 12))) ? 'of-one-thing' : 'any'
}

// Most texts fail the first, cheap test.
const isTaught = (title: string, text: string) =>
  (/train|teach/i.test(text) && saysTaught(text)) || TAUGHT_TITLE.test(title)

/** Whether a job trains, also one that asks for experience. */
export const trains = (title: string, description: string, fit: BeginnerFit | null): boolean =>
  fit === 'taught' || (fit !== null && isTaught(title, description.slice(0, MAX_TEXT)))
