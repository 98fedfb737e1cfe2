/** Tagalog trades and Taglish verbs: tagasulat, nag-eedit. Longest first. */
const PREFIXES =
  'nakikipag makikipag pakikipag tagapagpa tagapang tagapag tagapa makipag nakipag taga tiga makapag nakapag magpa nagpa pagpa ipag pinag mang nang pang naka maka mag nag pag pam pan nam mam man nan ika ipa tga mka nka npa pgpa pa ng mg pg i'.split(
    ' ',
  )
const prefixes: ReadonlySet<string> = new Set(PREFIXES)
/** The last two link a word to the next: 'pangmatagalang trabaho'. */
const SUFFIXES = ['hin', 'han', 'in', 'an', 'ng', 'g']
/** They look as if they had affixes. */
const WHOLE = new Set('magkano magkanong payong binata'.split(' '))
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
  if (isRoot(word) || WHOLE.has(word) || !/^[a-z]{5,24}$/.test(word)) return word
  return candidates(word).find((one) => one.length >= SHORTEST_ROOT && isRoot(one)) ?? word
}

function candidates(word: string): string[] {
  const bare = PREFIXES.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []))
  const inner = /^([^aeiou]{1,2})(?:um|in)([aeiou].*)$/.exec(word)
  if (inner) bare.push(`${inner[1]}${inner[2]}`)
  // The infix precedes a vowel: 'ineedit'.
  const before = /^(?:um|in)(([aeiou])\2.*)$/.exec(word)?.[1]
  if (before) bare.push(before)
  return [...unnasal(word), ...bare, word]
    .flatMap((one) => [one, undoubled(one), unlikeDoubled(one)])
    .flatMap((one) => [
      one,
      ...SUFFIXES.flatMap((end) => (one.endsWith(end) ? [one.slice(0, -end.length)] : [])),
    ])
}

/** First letters that become a nasal: 'nanunulat' is sulat, 'namimili' is bili. */
const NASALS: Readonly<Record<string, readonly string[]>> = {
  m: ['p', 'b'],
  n: ['s', 't', 'd'],
  ng: ['k', ''],
}

/** After mang-, nang- and pang- the root's first letter is a nasal, alone or said twice: mangasiwa, nanunulat. */
function unnasal(word: string): string[] {
  const twice = /^[mnp]a(m|ng?)([aeiou])\1(\2.+)$/.exec(word)
  // A shorter one is too often a name: 'panama' is no tama.
  const once = twice ? null : /^[mnp]a(m|ng|n)([aeiou].{3,})$/.exec(word)
  const [nasal = '', rest = ''] = twice ? [twice[1], twice[3]] : once ? [once[1], once[2]] : []
  // 'pamahala' and 'pangasiwa' are words too.
  return rest === '' ? [] : [`pa${nasal}${rest}`, ...(NASALS[nasal] ?? []).map((first) => `${first}${rest}`)]
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
