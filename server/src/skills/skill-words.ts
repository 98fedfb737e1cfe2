export type SkillWord = Readonly<{
  /** Lower case, accents folded, without apostrophes; with the signs of c++, c#, a+ and .net. */
  plain: string
  /** The singular, by an English ending. */
  folded: string
  start: number
  end: number
  /** Whether one name may span this word and the one before: across a space, '-', '/', but no comma. */
  joins: boolean
  /** A full stop joins it to the word before: the js of node.js, the com of monday.com. */
  isGlued: boolean
}>

type Form = Pick<SkillWord, 'plain' | 'folded'>

const gapWithin = /^(?: {0,2}|[ \u00a0]|[-‐‑–/._]| ?& ?)$/u
const wrappedLine = /^-?[ \t]*\r?\n[ \t]*$/
const LONGEST_WORD = 60
const LONGEST_GAP = 20

/** Words that follow an 'e', across a hyphen or a blank: e-mail, e learning. */
const electronic = /^(?:mail|commerce|learning|book|signature|filing|discovery)s?$/

/** Skips web and email addresses, so linkedin.com/in/ana is no skill. Linear. */
export function skillWordsOf(text: string): SkillWord[] {
  const read = hideAddresses(text)
  const words: SkillWord[] = []
  const forms = new Map<string, Form>()
  let before: SkillWord | undefined
  for (let at = 0; at < read.length; at += 1) {
    const wordEnd = endOfWord(read, at)
    if (wordEnd === at) continue
    const start = at
    const written = read.slice(start, wordEnd)
    at = wordEnd - 1
    const end = start + written.length + signLength(read, written, start + written.length)
    const whole = end === start + written.length ? written : read.slice(start, end)
    const form = forms.get(whole) ?? formOf(whole)
    forms.set(whole, form)
    if (form.plain.length > LONGEST_WORD) continue
    const gap = before && start - before.end < LONGEST_GAP ? read.slice(before.end, start) : null
    const joins = gap !== null && (gap === ' ' || isWithin(gap, written))
    if (before?.plain === 'e' && joins && (gap === '-' || (gap === ' ' && electronic.test(form.plain)))) {
      words[words.length - 1] = before = { ...before, ...formOf(`e${form.plain}`), end }
      continue
    }
    before = { plain: form.plain, folded: form.folded, start, end, joins, isGlued: gap === '.' && joins }
    words.push(before)
  }
  return words
}

const LETTER = 1
const OTHER = 2
/** Testing a pattern each time takes several times as long. */
const kinds = new Uint8Array(65_536)

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code)) return false
  if (kinds[code] === 0) kinds[code] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? LETTER : OTHER
  return kinds[code] === LETTER
}

const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’'

/** `at` if no word begins here: letters and digits, apostrophes inside, '.net', '&'. */
function endOfWord(text: string, at: number): number {
  if (text[at] === '&') return at + 1
  const isNet = text[at] === '.' && /^\.net$/i.test(text.slice(at, at + 4))
  if (isNet && !isLetter(text, at + 4) && !isLetter(text, at - 1)) return at + 4
  let end = at
  while (isLetter(text, end) || (end > at && isApostrophe(text[end]) && isLetter(text, end + 1))) end += 1
  return end
}

/** Across a line end only a lower-case word continues a name: a capital begins the next item. */
function isWithin(gap: string, next: string): boolean {
  if (gap === '.') return /^(?:\p{Ll}|js|net|io|ai)/iu.test(next) && !/^\p{Lu}\p{Ll}/u.test(next)
  return gapWithin.test(gap) || (wrappedLine.test(gap) && /^\p{Ll}/u.test(next))
}

/** c++, notepad++, c#, and the A+ of CompTIA. */
function signLength(text: string, written: string, at: number): number {
  const next = text[at]
  if (next !== '+' && next !== '#') return 0
  if (next === '#') return /^[cf]$/i.test(written) ? 1 : 0
  if (text[at + 1] === '+') return 2
  const isGrade = /^(?:a|network|security)$/i.test(written) && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ')
  return isGrade ? 1 : 0
}

function formOf(written: string): Form {
  const plain = written === '&' ? 'and' : plainOf(written)
  return { plain, folded: singularOf(plain) }
}

function plainOf(written: string): string {
  const lower = written.toLowerCase()
  if (/^[a-z0-9.+#]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
}

/** Need not be a real word: plural and singular must only give the same. */
export function singularOf(plain: string): string {
  if (plain.length < 3 || !plain.endsWith('s') || /(?:ss|us|is)$/.test(plain)) return plain
  if (/[a-z]ies$/.test(plain) && plain.length > 4) return `${plain.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(plain)) return plain.slice(0, -2)
  return plain.slice(0, -1)
}

const isAddress =
  /:\/\/|^www\.|[^@]@[^@]*\.|\.(?:com|org|io|ph|co|me|dev|app|edu|gov|info)\/|[^.\s]\.(?:com|org)\.ph$/i

/** With as many null characters: no name matches in or across an address. */
function hideAddresses(text: string): string {
  if (!/[@/]|www\.|\.ph/i.test(text)) return text
  return text.replace(/[^\s,;|<>()]+/g, (chunk) =>
    isAddress.test(chunk) ? '\0'.repeat(chunk.length) : chunk,
  )
}

/** Database key: the same for all spellings, except plurals; '' without a word. */
export function skillKeyOf(name: string): string {
  return skillWordsOf(name)
    .map(({ plain }) => plain)
    .join(' ')
}
