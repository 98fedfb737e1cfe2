import { jobTypes } from '@hanap/contract/jobs/jobs'
import type { AskedPay } from '../port.ts'
import type { Segment } from '../segments/segment.ts'
import { typeNumber } from '../segments/segment.ts'
import { wordsOf } from '../words/words.ts'

/** The text with spaces in place of the pay; null if it says nothing else. */
export function textBeside(text: string | null, pay: AskedPay | null): string | null {
  if (text === null || pay === null) return text
  const { start, end } = pay
  const rest = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  return wordsOf(rest).length === 0 ? null : rest
}

/** Each listing's highest pay in the currency asked; -1 if unknown. */
export const highestPay = ({ pay }: Segment, { said }: AskedPay): Int32Array =>
  said.currency === 'PHP' ? pay.phpMax : pay.usdMax

/** The least pay by number of the type. */
export const leastByType = ({ fullTime, other }: AskedPay): readonly number[] =>
  jobTypes.map((_, type) => (type === typeNumber('full-time') ? fullTime : other))
