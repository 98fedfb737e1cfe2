const SAY =
  /\b(?:mention|say|add|include|write|bring up|tell them)\b(?: that| also)?:? ["“]([^"“”]{2,200})["”][.,;]?/giu
const LINKS = /\b(?:please|also|and)\b/giu

/** The sentences that instructions want in the letter; `isAll` if they say nothing else. */
export function ownWords(wishes: string): { sentences: string[]; isAll: boolean } {
  const sentences = [...wishes.matchAll(SAY)].map(([, said = '']) => said.trim().replace(/[^.!?]$/u, '$&.'))
  return { sentences, isAll: !/\p{L}/u.test(wishes.replaceAll(SAY, ' ').replaceAll(LINKS, ' ')) }
}
