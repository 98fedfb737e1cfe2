import { leadOf, quoteAround, tailOf } from '../quote-around.ts'

/** The kind of work is named early. */
const READ_AT_MOST = 20_000
const MOST_MENTIONS = 100

const types = /\b(?<type>full|part)[ -]?time\b/giu
/** About what the work may become, was, or is not. */
const isLater =
  /\b(?:may|might|could|can|potential\w*|possib\w+|transition\w*|grow\w*|evolv\w+|leads?|leading|mov(?:e|ing)|convert\w*|becom\w+|opportunit\w+|option\w*|later|eventual\w*|future|scal\w+|expand\w*|turn\w*|upgrade\w*|promot\w+|until|before|after|into|up to \S{1,10}|reduc\w+|(?:expected|desired|your) (?:salary|rate)\w*)\b[^.\n]{0,50}$/iu
const isOther =
  /\b(?:no|not|never|isn't|don't|without|other|another|current|existing|first|previous|prior|equivalent|than|our|your own|our team of|hire\w*|manag\w+|experience\w*|years? of|have an?|students?|already|juggling)\b[^.\n]{0,22}$/iu
const isOtherBehind =
  /^[ -]?(?:\W{0,3}(?:equivalent|later|in the future|eventually|students?|elsewhere|studies|school|job elsewhere)|[^.\n]{0,25}\b(?:(?<!with )(?<!with the )(?:potential|possible)|in the future|later on|down the road|experience|conversion|based on performance)|[ -](?:support|dependenc|assistants?\b|team\b|staff\b|employees\b|hires?\b|travel|income))/iu
const goneWords =
  '(?:(?<!\\b(?:spots?|slots?|seats?|places?|positions?|openings?|one|\\d) )left|leav(?:es|ing)|quits?|resign(?:ed|s|ing)|retire[ds]?|departed)'
/** Told of the past: 'has left for', 'this was a'. */
const isPast = new RegExp(
  `\\b(?:${goneWords}|went|gone|was|were|had|used to|formerly|previously)\\b(?:(?!\\b(?:now|but|so|is|are|need\\w*|seek\\w*|look\\w*|want\\w*|hir\\w+|offer\\w*)\\b)[^.,;:()\\n–—|]){0,45}$`,
  'iu',
)
const isGoneBehind = new RegExp(`^[^.,;:\\n]{0,30}\\b${goneWords}\\b`, 'iu')
/** Said of the writer or a colleague, but of no 'new assistant': 'I work', 'our editor is'. */
const isOfElse =
  /\b(?:(?:our|my|his|her|their|its) (?!(?:new|next|ideal|future|right|best)\b)(?:[\p{L}-]+ ){0,2}?(?:\p{L}+(?:er|or|ist|ant|ee|ian)s?|vas?|wife|husband|staff|team|people|colleagues?|friends?) (?:(?:all|both|also|currently|already) )?(?:works?|is|are|has|have|took|found|got|accepted|started|joined)|(?:i|he|she) (?:am|is|works?|have|has|took|found|got|started|joined)|i['’]m)\b(?:(?!\b(?:but|so|and|need\w*|seek\w*|look\w*|want\w*|hir\w+|offer\w*)\b)[^.,;:()\n–—|]){0,35}$/iu

/** Text before a dash or a bracket belongs to something else. */
const clauseOf = (lead: string) => {
  const bracket = lead.lastIndexOf('(')
  const open = bracket > lead.lastIndexOf(')') ? bracket : -1
  return Math.max(open, lead.lastIndexOf(' – '), lead.lastIndexOf(' - ')) + 1
}

export type TypeSaid = Readonly<{ type: 'full-time' | 'part-time'; quote: string }>

/** Each once with its words; both if the job can be either. */
export function readSaidTypes(text: string): TypeSaid[] {
  const given = text.slice(0, READ_AT_MOST)
  const said = new Map<string, TypeSaid>()
  let met = 0
  for (const found of given.matchAll(types)) {
    met += 1
    if (met > MOST_MENTIONS || said.size === 2) break
    const type = found.groups?.['type']?.toLowerCase() === 'full' ? 'full-time' : 'part-time'
    const to = found.index + found[0].length
    const lead = leadOf(given, found.index)
    if (
      isLater.test(lead.slice(clauseOf(lead))) ||
      [isOther, isPast, isOfElse].some((words) => words.test(lead)) ||
      [isOtherBehind, isGoneBehind].some((words) => words.test(tailOf(given, to)))
    )
      continue
    if (!said.has(type)) said.set(type, { type, quote: quoteAround(given, found.index, to) })
  }
  return [...said.values()]
}
