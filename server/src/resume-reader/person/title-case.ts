import { hasWorkWord } from '../jobs/job-words.ts'
import { wordSet } from '../word-set.ts'

/** Abbreviations that look like words, because they have a vowel. */
const abbreviations = wordSet(
  'iata asean tesol tefl tesda saas paas iaas osha hipaa gaap ifrs apac emea acls hvac cobol scada html ajax sccm imap nclex ielts toefl',
)
/** No abbreviations, or short forms without capitals. */
const shortWords = wordSet(`
  ad add age aid air all art bar bed big box bus buy car cat cut day dog dry end eye far fit fly fun gas gym hot ice ink job key
  kid lab law leg lot low man map mat men mid mix net new non off oil old one out own pay pet pre pro raw red sea set sky spa
  sub sun tax tea ten tie tin top toy two van via war web wet sr jr dr st mr ms mrs mgr asst dept co ex go we my do no so
  rep reps exec coor tech corp inc ltd up`)
const smallWords = wordSet(
  'a an and as at but by de del en for from in into la mga ng nor of on or sa the to with y',
)
/** Names with capitals inside. */
const spelt = new Map(
  'WordPress WooCommerce JavaScript TypeScript QuickBooks YouTube LinkedIn TikTok HubSpot ClickUp GoHighLevel PowerPoint PhD iOS macOS GraphQL MySQL PostgreSQL MongoDB NoSQL DevOps AutoCAD SharePoint eBay PayPal'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/**
 * 'SENIOR HR MANAGER' as 'Senior HR Manager'. Known and short abbreviations keep capitals. In a mixed-case title only
 * words about work change ('Marina PRESIDENT'); others may be names.
 */
export function calmTitle(title: string): string {
  const isShouted = title === title.toUpperCase()
  let isFirst = true
  return title.replace(/[\p{L}\p{N}]+(?:['’.&][\p{L}\p{N}]+)*/gu, (word) => {
    const isLeading = isFirst
    isFirst = false
    if (word !== word.toUpperCase() || word.length < 2) return word
    if (!isShouted) return word.length > 4 && hasWorkWord(word) ? capitalise(word) : word
    return calmWord(word, isLeading)
  })
}

function calmWord(word: string, isLeading: boolean): string {
  const lower = word.toLowerCase()
  const name = spelt.get(lower)
  if (name) return name
  if (smallWords.has(lower)) return isLeading ? capitalise(word) : lower
  return isAbbreviation(lower) ? word : capitalise(word)
}

function isAbbreviation(word: string): boolean {
  if (shortWords.has(word)) return false
  return (
    abbreviations.has(word) ||
    /[\d&.]/u.test(word) ||
    /^(?:ii|iii|iv|vi{1,3}|ix)$/u.test(word) ||
    word.length <= 3 ||
    (word.length <= 5 && !/[aeiouyàáèéìíòóùú]/u.test(word))
  )
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
