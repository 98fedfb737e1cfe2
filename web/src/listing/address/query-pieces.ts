/** What a seeker typed, piece by piece, in the language that the server reads. */
export type QueryPiece = {
  /** As it was typed. */
  readonly text: string
  /** Words to find, a quotation to find, something to leave out, or the `or` between alternatives. */
  readonly kind: 'words' | 'phrase' | 'none' | 'or'
  /** In plain lower case. */
  readonly words: readonly string[]
}

const quotes = /[“”„‟«»″＂〝〞]/gu
/** A quotation, opened after a space or a sign, so not in 24"; or else all up to a space or such a quotation. */
const pieces = /([^\s"\p{L}\p{N}]*)"([^"]*)(?:"|$)|(?:[^\s"]|(?<=[\p{L}\p{N}])")+/gu
/** A minus before a word; a dash (–, —) is none, since titles that people paste are full of them. */
const minus = /^[([]*[-－﹣−‐‑]/u
const minusBeforeQuote = /[-－﹣−‐‑]$/u
const possessive = /['’]s(?![\p{L}\p{N}])/gu
/** A word, with the signs of .net, c++ and c#. */
const word = /(?<![\p{L}\p{N}])\.?[\p{L}\p{N}]+[+#]*/gu

/** The words of a text in plain lower case: accents folded, any sign parts, but for those of .net, c++ and c#. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')
  return plain.toLowerCase().replaceAll(possessive, '').match(word) ?? []
}

/**
 * Reads the query language: words to find, "words in quotes", -word and -"some words" to leave out, and `or`, which
 * stands between two things to find and elsewhere is a word. Any text can be read; signs alone are no piece.
 */
export function readPieces(search: string): QueryPiece[] {
  const read: QueryPiece[] = []
  for (const [text, signs, quoted] of search.replaceAll(quotes, '"').matchAll(pieces)) {
    const words = plainWords(quoted ?? text)
    if (words.length === 0) continue
    const isLeftOut = quoted === undefined ? minus.test(text) : minusBeforeQuote.test(signs ?? '')
    const isOr = quoted === undefined && words.length === 1 && words[0] === 'or'
    read.push({
      text,
      words,
      kind: isLeftOut ? 'none' : quoted !== undefined ? 'phrase' : isOr ? 'or' : 'words',
    })
  }
  return read.map((piece, i) =>
    piece.kind === 'or' && !(isFound(read[i - 1]) && isFound(read[i + 1]))
      ? { ...piece, kind: 'words' }
      : piece,
  )
}

const isFound = (piece: QueryPiece | undefined) => piece?.kind === 'words' || piece?.kind === 'phrase'
