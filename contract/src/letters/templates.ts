import { plainCharacters } from '../text/plain-characters.ts'

/** For placeholders in orders. */
export type Name = { first: string; last: string }

const OF = "(?:(?:your|the|insert|enter|applicant'?s?|candidate'?s?) )*"
const FULL = '(?:full|complete|first (?:and|&|\\+|/) last) '
const placeholder = (name: string, alone: string) =>
  new RegExp(`[[(<{]\\s*${OF}${name}(?: here)?\\s*[\\])>}]|\\b${alone}\\b`, 'giu')
const fullName = placeholder(
  `(?:${FULL})?name`,
  `(?:your (?:${FULL})?|${FULL}|(?:applicant|candidate)'?s? )name`,
)
const firstName = placeholder('first[ _]?name', '(?:your )?first[ _]?name')
const lastName = placeholder('(?:last[ _]?name|surname)', '(?:your )?(?:last[ _]?name|surname)')
/** 'SMM - NAME' */
const partName = /(?<=[-–—|/:,+(]\s?)name(?=\s?(?:$|[-–—|/:,+)]))|^name(?=\s?[-–—|/:,+])/giu

/** Of forms: 'VA – Juan Dela Cruz' wants the seeker's own. */
const SAMPLE_PERSON =
  /\b(?:john|jane|juana?|maria|joe)(?: [a-z]\.)? (?:doe|smith|de ?la cruz|santos|public|clara)\b/giu

/** Fills in 'VA – [Your Name]'. One line. Another person's name becomes a gap. */
export function withName(words: string, { first, last }: Name): string {
  const whole = `${first} ${last}`.trim()
  return words
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(SAMPLE_PERSON, (one) => (one.toLowerCase() === whole.toLowerCase() ? one : '[whose name]'))
    .replaceAll(fullName, (blank) => whole || blank)
    .replaceAll(firstName, (blank) => first || blank)
    .replaceAll(lastName, (blank) => last || blank)
    .replaceAll(partName, (blank) => whole || blank)
}

const BLANKS: readonly RegExp[] = [
  /[[\]{}]|<[^<>\n]{1,80}>|_{2,}|\.{4,}|\(dot\)|(?<!\p{L})x{3,}(?!\p{L})/iu,
  // Words about the template.
  /(?<!\p{L})(?:e\.? ?g\.|i\.e\.|ex[.:]|for (?:example|instance)|example:|such as|then|followed (?:by|with)|insert)(?!\p{L})/iu,
  /\bNAME\b/u,
  /\b(?:first|last|full|given|family|nick) ?name\b|\bsurname\b|\bname of\b/iu,
  // 'I'm your next VA' asks for nothing.
  /(?<!\b(?:i'm|am|be|as|meet|is|here's) )\byour\b(?! (?:next|new|future|rockstar|best|perfect|ideal)\b)/iu,
  // Its last part is to follow.
  /[-–—|:]\s*$/u,
  /(?<!\p{L})(?:mm|dd|yyyy)[ ./-]?(?:mm|dd)(?:[ ./-]?y{2,4})?(?!\p{L})/iu,
]
/** Titles, such as 'The Wizard of Oz', are written with capitals. */
const RIDDLES: readonly RegExp[] = [
  /^the [^"“”]+ of /u,
  /^(?:the )?(?:(?:first|second|third|last|final) )?(?:words?|letters?(?! of (?:intent|interest|application|motivation|recommendation)\b)|capital|colou?r|opposite|synonym|antonym|sum|product|result|number|year|day|month|square root|plural|spelling) (?:of|in|for) /u,
  /^(?:Capital|Opposite|Synonym|Antonym|Sum|Square root) of /u,
]
const SLOT =
  /^\(?((?:the|an?|any) )?(?:(?:this|job|desired|preferred|expected|current|potential|possible|earliest|available|first|last|full|middle|given|family|today'?s|contact|phone|start|years of|e-?mail) )*(?:name|position|role|title|job|date|year|month|surname|location|city|country|province|address|age|birthday|gender|number|phone|e-?mail|contact|salary|rate|availability|experience|skills?|niche|portfolio|link|answer|code|word|source|initials|department)(?: (?:title|name|here|of application|(?:you(?:'re| are) )?appl(?:ied|ying) for))?\)?$/iu

const FAVORITE = /^(?:your |the )?favou?rite(?: \p{L}+){1,2}$/iu

/** Whether words are a template with something left to fill in, not to be written as they stand. */
export function isTemplate(words: string): boolean {
  const text = plainCharacters(words)
    .trim()
    .replaceAll(/(?<!_)_(?!_)/gu, ' - ')
    // 'FirstName'
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const parts = text.split(/[-–—|•,;:/+]/u).map((part) => part.trim())
  const isRiddle = (part: string) => {
    // 'CAPITAL OF FRANCE'
    const words = part === part.toUpperCase() ? part.toLowerCase() : part
    return RIDDLES.some((riddle) => riddle.test(words))
  }
  if ([text, ...parts].some(isRiddle)) return true
  return BLANKS.some((blank) => blank.test(text)) || parts.some((part) => isSlot(part, parts.length > 1))
}

/** 'the position', 'name and city', 'Ana and potential start date'. */
function isSlot(part: string, isOneOfSeveral: boolean): boolean {
  const listed = part.split(/ (?:and|&) /iu)
  const slots = listed.filter((one) => SLOT.test(one) || FAVORITE.test(one))
  // A single word may be a code word, or in a title.
  const isSure = slots.some((one) => FAVORITE.test(one) || SLOT.exec(one)?.[1] !== undefined)
  if (isSure || (isOneOfSeveral && slots.length === listed.length)) return true
  return listed.length > 1 && (slots.length === listed.length || slots.some((one) => one.includes(' ')))
}

/** The order describes its words by a riddle or a change: 'the word "mango" backwards'. */
const TURNED =
  /\b(?:backwards?|in reverse|reversed|spelled|opposite|synonym|antonym|rhym\p{L}+|translat\p{L}+|native (?:language|tongue)|(?:word|translation) for)\b|\bwords? ["“][^"“”]+["”](?:,| and| or| &)+ ["“]/iu

export const turnsWords = (quote: string): boolean => TURNED.test(quote)
