const SAY =
  /\b(?:mention|say|add|include|write|bring up|tell them)\b(?: that| also)?:? ["“]([^"“”]{2,200})["”][.,;]?/giu
/** Between two of them. */
const LINKS = /\b(?:please|also|and)\b/giu

/** The words of the seeker's instructions that are to stand in the letter, and whether those were all they say. */
export function ownWords(wishes: string): { sentences: string[]; isAll: boolean } {
  const sentences = [...wishes.matchAll(SAY)].map(([, said = '']) => said.trim().replace(/[^.!?]$/u, '$&.'))
  return { sentences, isAll: !/\p{L}/u.test(wishes.replaceAll(SAY, ' ').replaceAll(LINKS, ' ')) }
}
