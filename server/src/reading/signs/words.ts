import type { SignKind } from '@hanap/contract/jobs/signs'

/** Turns of phrase that are a sign, unless the sentence also says the opposite. */
export type Words = {
  kind: SignKind
  /** Of one matter, a listing has one sign. */
  what?: string
  /** Without one of these a sentence says none of it: a quick look first. */
  about: RegExp
  says: readonly RegExp[]
  not?: RegExp
}

export const patterns = (words: readonly string[]): RegExp[] => words.map((one) => new RegExp(one, 'iu'))

/** Whether a sentence says it. */
export const isSaid = ({ about, says, not }: Words, text: string): boolean =>
  about.test(text) && says.some((one) => one.test(text)) && !not?.test(text)
