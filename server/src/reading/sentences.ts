/** No description is longer; what is beyond is not read. */
const MAX_TEXT = 200_000
/** A longer sentence is read in pieces, so that no pattern has much to look at. */
const LONGEST = 500

/** A text's sentences and lines, each short, as one line of plain spaces and straight quotes. */
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
