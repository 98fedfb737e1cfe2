/** Tagalog trades and Taglish verbs: tagasulat, nag-eedit. Longest first. */
const PREFIXES =
  'tagapagpa tagapang tagapag tagapa taga tiga makapag nakapag magpa nagpa pagpa ipag pinag mang nang pang naka maka mag nag pag pam pan nam mam man nan ika ipa i'.split(
    ' ',
  )
const prefixes: ReadonlySet<string> = new Set(PREFIXES)
/** The last two link a word to the next: 'pangmatagalang trabaho'. */
const SUFFIXES = ['hin', 'han', 'in', 'an', 'ng', 'g']
/** A shorter root is too often part of another word. */
const SHORTEST_ROOT = 4

/** Words typed as one piece become known roots: 'tagasulat', 'nag-susulat' and 'sumusulat' are sulat. */
export function withoutAffixes(piece: readonly string[], isRoot: (word: string) => boolean): string[] {
  const [first = '', ...others] = piece
  if (others.length === 0) return [rootOf(first, isRoot)]
  const [next = '', ...rest] = others
  if (!isPrefix(first, next) || isRoot(piece.join(' '))) return [...piece]
  // The syllable repeats the root's first, so only the root stays: 'mag-ga-graphic'.
  if (isSyllable.test(next) && rest[0] && isSaidTwice(next, rest[0])) return rest
  // 'pang-gabing'.
  const root = [next, undoubled(next), rootOf(next, isRoot)].find(isRoot)
  return [root ?? undoubled(next), ...rest]
}

/** Before a hyphen an affix is no word: 'mag-edit', 'nagko-code', 'ine-edit'. */
const isPrefix = (first: string, next: string): boolean =>
  [...PREFIXES, 'in', 'um'].some((prefix) => {
    if (!first.startsWith(prefix)) return false
    const syllable = first.slice(prefix.length)
    return syllable === '' ? prefixes.has(prefix) : isSyllable.test(syllable) && isSaidTwice(syllable, next)
  })
const isSyllable = /^[^aeiou]{0,2}[aeiou]$/

export function rootOf(word: string, isRoot: (word: string) => boolean): string {
  if (isRoot(word) || !/^[a-z]{5,24}$/.test(word)) return word
  return candidates(word).find((one) => one.length >= SHORTEST_ROOT && isRoot(one)) ?? word
}

function candidates(word: string): string[] {
  const bare = PREFIXES.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []))
  const inner = /^([^aeiou]{1,2})(?:um|in)([aeiou].*)$/.exec(word)
  if (inner) bare.push(`${inner[1]}${inner[2]}`)
  // The infix precedes a vowel: 'ineedit'.
  const before = /^(?:um|in)(([aeiou])\2.*)$/.exec(word)?.[1]
  if (before) bare.push(before)
  return [...bare, word]
    .flatMap((one) => [one, undoubled(one), unlikeDoubled(one)])
    .flatMap((one) => [
      one,
      ...SUFFIXES.flatMap((end) => (one.endsWith(end) ? [one.slice(0, -end.length)] : [])),
    ])
}

/** Without a repeated first syllable: susulat, eedit, magtuturo's tuturo. */
const undoubled = (word: string): string => /^([^aeiou]{0,2}[aeiou])(\1.*)$/.exec(word)?.[2] ?? word

/** Without a first syllable repeated in Filipino spelling: dodrawing, piprint, kocode. */
function unlikeDoubled(word: string): string {
  const [, syllable = '', rest = ''] = /^([^aeiou]{1,2}[aeiou])([^aeiou].*)$/.exec(word) ?? []
  return isSaidTwice(syllable, rest) ? rest : word
}

/** Compares the first letters by sound: c and q sound as k, f as p. */
const isSaidTwice = (syllable: string, root: string): boolean =>
  root !== '' && soundOf(syllable) === soundOf(root)

const soundOf = (text: string): string | undefined => text[0]?.replace(/[cq]/, 'k').replace('f', 'p')
