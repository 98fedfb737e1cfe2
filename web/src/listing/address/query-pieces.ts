/** A piece of the search text, in the server's query language. */
export type QueryPiece = {
  /** As typed. */
  readonly text: string
  /** `none` excludes; `or` stands between alternatives. */
  readonly kind: 'words' | 'phrase' | 'none' | 'or'
  /** In plain lower case. */
  readonly words: readonly string[]
}

const quotes = /[“”„‟«»″＂〝〞]/gu
/** A quotation after a space or sign (not 24"), or else everything up to a space or such a quotation. */
const pieces = /([^\s"\p{L}\p{N}]*)"([^"]*)(?:"|$)|(?:[^\s"]|(?<=[\p{L}\p{N}])")+/gu
/** A minus before a word, but not a dash (–, —): pasted titles are full of them. */
const minus = /^[([]*[-－﹣−‐‑]/u
const minusBeforeQuote = /[-－﹣−‐‑]$/u
const possessive = /['’]s(?![\p{L}\p{N}])/gu
/** A word, with the signs of .net, c++ and c#. */
const word = /(?<![\p{L}\p{N}])\.?[\p{L}\p{N}]+[+#]*/gu

/** In lower case, without accents, split at signs except those of .net, c++ and c#. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{Mn}/gu, '')
  return plain.toLowerCase().replaceAll(possessive, '').match(word) ?? []
}

/**
 * Words, "quotations", -word and -"some words" to exclude. `or` between two terms means either; elsewhere it is a
 * word. Any text is valid; signs alone make no piece.
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
