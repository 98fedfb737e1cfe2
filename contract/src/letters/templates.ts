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

/** Fills in 'VA – [Your Name]'. One line. */
export function withName(words: string, { first, last }: Name): string {
  const whole = `${first} ${last}`.trim()
  return words
    .replaceAll(/\s+/gu, ' ')
    .trim()
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
]
const SLOT =
  /^\(?((?:the|an?|any) )?(?:(?:this|job|desired|preferred|expected|current|today'?s|contact|phone|start|years of|e-?mail) )*(?:name|position|role|title|job|date|location|city|country|province|address|age|birthday|gender|number|phone|e-?mail|contact|salary|rate|availability|experience|skills?|niche|portfolio|link|answer|code|word|source|initials|department)(?: (?:title|name|here|of application|(?:you(?:'re| are) )?appl(?:ied|ying) for))?\)?$/iu

/** Whether words are a template with something left to fill in, not to be written as they stand. */
export function isTemplate(words: string): boolean {
  const text = plainCharacters(words).trim()
  const parts = text.split(/\s-+\s|[–—|•,;:/+]/u).map((part) => part.trim())
  return (
    BLANKS.some((blank) => blank.test(text)) ||
    parts.some((part) => {
      const slot = SLOT.exec(part)
      // A single word may be a code word.
      return slot !== null && (parts.length > 1 || slot[1] !== undefined)
    })
  )
}
