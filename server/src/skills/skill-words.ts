/** A word of a text, as names of skills are compared by. */
export type SkillWord = Readonly<{
  /** Lower case, accents folded, without apostrophes; with the signs of c++, c#, a+ and .net. */
  plain: string
  /** The same in the singular, where an English ending says what that is. */
  folded: string
  start: number
  end: number
  /** Whether it may belong to one name with the word before: a space, '-', '/' between them, but no comma. */
  joins: boolean
  /** Whether it is no word by itself, but the js of node.js or the com of monday.com. */
  isGlued: boolean
}>

const word = /(?<![\p{L}\p{N}.])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*|&/giu
const gapWithin = /^(?: {0,2}|[ \u00a0]|[-‐‑–/._]| ?& ?)$/u
const wrappedLine = /^-?[ \t]*\r?\n[ \t]*$/
const longestWord = 60

/** What is written with a hyphen after its e, or without: e-mail, ecommerce, e learning. */
const electronic = /^(?:mail|commerce|learning|book|signature|filing|discovery)s?$/

/**
 * The words of a text in order with their places in it; addresses of the web and of e-mail hold none, so that
 * linkedin.com/in/ana is no skill. Takes any text, in time that grows with its length alone.
 */
export function skillWordsOf(text: string): SkillWord[] {
  const read = hideAddresses(text)
  const words: SkillWord[] = []
  for (const match of read.matchAll(word)) {
    const written = match[0]
    const start = match.index
    const bare = written === '&' ? 'and' : plainOf(written)
    const end = start + written.length + signLength(read, bare, start + written.length)
    const plain = bare + read.slice(start + written.length, end)
    if (plain.length > longestWord) continue
    const before = words.at(-1)
    const gap = before ? read.slice(before.end, Math.min(start, before.end + 20)) : ''
    const joins = before !== undefined && start - before.end < 20 && isWithin(gap, written)
    if (before?.plain === 'e' && joins && (gap === '-' || (gap === ' ' && electronic.test(plain)))) {
      words[words.length - 1] = { ...before, plain: `e${plain}`, folded: singularOf(`e${plain}`), end }
      continue
    }
    const isGlued = gap === '.' && joins
    words.push({ plain, folded: singularOf(plain), start, end, joins, isGlued })
  }
  return words
}

/** Whether two words may be of one name. After a line's end only a small letter goes on with it: lists have capitals. */
function isWithin(gap: string, next: string): boolean {
  if (gap === '.') return /^(?:\p{Ll}|js|net|io|ai)/iu.test(next) && !/^\p{Lu}\p{Ll}/u.test(next)
  return gapWithin.test(gap) || (wrappedLine.test(gap) && /^\p{Ll}/u.test(next))
}

/** The signs that belong to the word before them: c++, notepad++, c#, and the A+ of CompTIA. */
function signLength(text: string, plain: string, at: number): number {
  const next = text[at]
  if (next === '+' && text[at + 1] === '+') return 2
  if (next === '#' && (plain === 'c' || plain === 'f')) return 1
  const isGrade = next === '+' && /^(?:a|network|security)$/.test(plain)
  return isGrade && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ') ? 1 : 0
}

function plainOf(written: string): string {
  const lower = written.toLowerCase()
  if (/^[a-z0-9.]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
}

/** The singular as far as its ending says; the same word for both is what counts, not that it is in a dictionary. */
export function singularOf(plain: string): string {
  if (plain.length < 4 || !plain.endsWith('s') || /(?:ss|us|is)$/.test(plain)) return plain
  if (/[a-z]ies$/.test(plain) && plain.length > 4) return `${plain.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(plain)) return plain.slice(0, -2)
  return plain.slice(0, -1)
}

const isAddress =
  /:\/\/|^www\.|[^@]@[^@]*\.|\.(?:com|org|io|ph|co|me|dev|app|edu|gov|info)\/|[^.\s]\.(?:com|org)\.ph$/i

/** Web and e-mail addresses as signs that no name goes across; all places stay as they were. */
function hideAddresses(text: string): string {
  if (!/[@/]|www\.|\.ph/i.test(text)) return text
  return text.replace(/[^\s,;|<>()]+/g, (chunk) =>
    isAddress.test(chunk) ? '\0'.repeat(chunk.length) : chunk,
  )
}

/** The name under which a skill is kept, the same for every way to write it but its plural; empty where there is no word. */
export function skillKeyOf(name: string): string {
  return skillWordsOf(name)
    .map(({ plain }) => plain)
    .join(' ')
}
