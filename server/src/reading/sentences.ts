/** No description is longer; the rest is not read. */
const MAX_TEXT = 200_000
/** Longer ones are split. */
const LONGEST = 500

/** Each on one line, with plain spaces and straight quotes. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, MAX_TEXT)
    .split(/\n|(?<=[.!?])\s/u)
    .flatMap(pieces)
    .map((piece) => piece.replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, ' ').trim())
    .filter((piece) => piece !== '')
}

function pieces(sentence: string): string[] {
  const count = Math.ceil(sentence.length / LONGEST)
  return Array.from({ length: count }, (_, n) => sentence.slice(n * LONGEST, (n + 1) * LONGEST))
}
