import type { SignKind } from '@hanap/contract/jobs/signs'

/** Turns of phrase that are a sign, unless the sentence also says the opposite. */
export type Words = {
  kind: SignKind
  /** Of one matter, a listing has one sign. */
  what?: string
  /** Without one of these a sentence says none of it: a quick look first. */
  about: RegExp
  /** The plainest first: it is the one to quote. */
  says: readonly RegExp[]
  not?: RegExp
}

export const patterns = (words: readonly string[]): RegExp[] => words.map((one) => new RegExp(one, 'iu'))

/** How plainly a sentence says it: the place of its turn among `says`, the plainest first; null if it does not. */
export function plainness({ about, says, not }: Words, text: string): number | null {
  if (!about.test(text)) return null
  const at = says.findIndex((one) => one.test(text))
  return at < 0 || not?.test(text) ? null : at
}
