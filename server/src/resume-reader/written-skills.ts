import { joinWrapped } from './joined-lines.ts'
import type { Line } from './line.ts'
import type { Section } from './sections.ts'

const MOST_SKILLS = 300
/** Letters; longer items are sentences about work. */
const LONGEST_SKILL = 80

const levels =
  '(?:(?:very|highly|fairly|moderately|upper|lower|pre|above)[ -])?(?:expert|advanced|intermediate|beginner|basic|elementary|proficient|native|fluent|conversational|novice|familiar|skilled|experienced|competent|excellent|good|average|mastery)(?:[ -](?:level|user|knowledge|proficiency|speaker))?'
const level = new RegExp(`^(?:${levels}|\\d{1,3}\\s?%|\\d\\s?/\\s?\\d{1,2})$`, 'iu')
/** 'Excel - Expert', 'Excel 90%'. Brackets stay, as part of the written skill. */
const levelAfter = new RegExp(`\\s*[:–—]\\s*${levels}$|\\s+-\\s+${levels}$|\\s+\\d{1,3}\\s?%$`, 'iu')
/** A level before skills: 'Advanced: Excel, Word'. */
const levelBefore = new RegExp(`^${levels}:\\s+`, 'iu')
/** A group's name, no skill: 'Languages: Python, Go'. */
const anyCategory = /^[\p{L}][\p{L}&/ -]{1,28}:\s+/u
const category =
  /^(?:(?:technical|soft|hard|core|key|other|computer|general|professional|personal|programming|web|design|development|back-?end|front-?end|software|hardware|cloud|data|project|crm|office|social media|communication|additional|operating|version control|testing|devops|mobile|languages?|frameworks?|librar(?:y|ies)|tools?|databases?|platforms?|infrastructure|applications?|technolog(?:y|ies)|skills?|systems?|methodolog(?:y|ies)|utilities|environments?|proficienc(?:y|ies)|packages|programs|knowledge|competencies|others?|ides?|concepts|stack|and|&|\/|of|in|with)\s*)+:\s*/iu

/** In order, each once. Without a skills section, strengths, expertise and the like count, and at last highlights. */
export function readWrittenSkills(sections: readonly Section[]): string[] {
  const skills = itemsOf(sections, ['skills', 'tools'])
  const hasSkills = sections.some(({ kind }) => kind === 'skills') && skills.length > 0
  if (hasSkills) return skills
  const others = itemsOf(sections, ['tools', 'strengths'])
  return others.length > 0 ? others : itemsOf(sections, ['highlights'])
}

function itemsOf(sections: readonly Section[], kinds: readonly Section['kind'][]): string[] {
  const seen = new Map<string, string>()
  for (const section of sections) {
    if (!kinds.includes(section.kind)) continue
    for (const item of splitItems(section.lines)) {
      const key = item
        .toLowerCase()
        .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
        .trim()
      if (key !== '' && !seen.has(key) && seen.size < MOST_SKILLS) seen.set(key, item)
    }
  }
  return [...seen.values()]
}

/** One a line, or separated by commas, semicolons, bars, bullets and spaced slashes. */
export function splitItems(lines: readonly Line[]): string[] {
  const listed = withoutSubheadings(lines).filter(({ text }) => !level.test(text.trim()))
  const texts = joinWrapped(listed)
  const isByCategory = texts.filter((text) => anyCategory.test(text)).length > 1
  return texts
    .map((text) => text.replace(isByCategory ? anyCategory : category, '').replace(levelBefore, ''))
    .flatMap((text) => text.split(/[,;|•·●▪\t\n]|\s\*\s?|\s\/\s/u))
    .map(cleanItem)
    .filter((item) => item !== '' && !level.test(item) && item.length <= LONGEST_SKILL && /\p{L}/u.test(item))
}

/** Bold lines among plain ones, with a group's items below. */
function withoutSubheadings(lines: readonly Line[]): Line[] {
  const isSubheading = (line: Line | undefined) =>
    line?.isMarked === true && !line.isItem && !/[,;|\t]/u.test(line.text)
  const marked = lines.filter(isSubheading)
  if (marked.length === 0 || marked.length > lines.length / 2 || marked[0] !== lines[0]) return [...lines]
  return lines.filter(
    (line, place) => !isSubheading(line) || isSubheading(lines[place + 1]) || place === lines.length - 1,
  )
}

function cleanItem(part: string): string {
  const item = part
    .trim()
    .replace(/^(?:[-–—*+~>]+\s*|and\s+(?=\S))/iu, '')
    .replace(/[\s.:–—-]+$/u, '')
  return balanceBrackets(item.replace(levelAfter, '')).trim()
}

/** 'Office (Word, Excel)' was split at its comma. */
function balanceBrackets(item: string): string {
  const opened = item.split('(').length - 1
  const closed = item.split(')').length - 1
  if (opened > closed) return item.endsWith('(') ? item.slice(0, -1) : `${item})`
  return closed > opened ? item.replace(')', '') : item
}
