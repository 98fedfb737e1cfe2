import type { SignKind } from '@hanap/contract/jobs/signs'

/** A sign, unless the sentence also denies it. */
export type Words = {
  kind: SignKind
  /** The matter: a listing gets one sign per matter. */
  what?: string
  /** Fast check before `says`. */
  about: RegExp
  /** The plainest first: it is quoted. */
  says: readonly RegExp[]
  not?: RegExp
  /** What counts of a sentence. */
  meant?: (text: string) => string
}

/** The index of the first match in `says`; null if none. */
export function plainness({ about, says, not, meant }: Words, text: string): number | null {
  if (!about.test(text)) return null
  const counted = meant?.(text) ?? text
  const at = says.findIndex((one) => one.test(counted))
  return at < 0 || not?.test(text) ? null : at
}
