import type { Said } from '@hanap/contract/jobs/job-details'
import { isFullTime } from '../hours/hours.ts'
import type { SaidHours } from '../hours/said-hours.ts'
import { partsOf } from '../orders/parts.ts'
import type { PayContext, PayReading } from '../pay/pay.ts'
import { readLastingShortfall } from '../signs/headline.ts'
import { readSaidCountry, type SaidCountry } from './said-country.ts'
import { monthOf, type PayTexts, readSaidPay, type SaidPay, saidIn } from './said-pay.ts'
import { readSaidTypes } from './said-type.ts'

/** Hours without clock times, and differences from the board's fields. */
export type ReadSaid = Differences & { hours: SaidHours | null }
type Differences = { type: Said['type']; pay: SaidPay | null; country: SaidCountry | null }

/** @returns `isPayContradicted` also where the other pay is not told, as it may be of other work */
export function readSaid(
  field: PayReading,
  { title, description, ...given }: { title: string; description: string; salary: string; work: PayContext },
): Differences & { isPayContradicted: boolean } {
  const parts = partsOf(description)
  return {
    type: differentType(given.work.typeOfWork ?? '', `${title}\n${description}`),
    country: readSaidCountry(parts, description),
    ...differentPay(field, { parts, description, ...given }),
  }
}

/** Follows the sign, so that no figure stands beside its warning. */
function differentPay(field: PayReading, texts: PayTexts) {
  const { parts, description, salary, work } = texts
  const said = readSaidPay(field, texts)
  if (said || monthOf(field) === null) return { pay: said, isPayContradicted: said !== null }
  const short = readLastingShortfall({ salary, pay: field, work }, parts)
  return {
    pay: short?.isPlain ? saidIn(short.part, salary, description) : null,
    isPayContradicted: short !== null,
  }
}

/** Null unless the text says one of the two throughout. */
function differentType(typeOfWork: string, text: string): Said['type'] {
  const field = isFullTime(typeOfWork)
    ? 'full-time'
    : /^part[ -]?time$/iu.test(typeOfWork.trim())
      ? 'part-time'
      : null
  const [said, other] = field ? readSaidTypes(text) : []
  if (field === null || said === undefined || other || said.type === field) return null
  return { field, text: said.type, quote: said.quote }
}

/** Drops the month, so that no figure, sort or filter uses contradicted pay. */
export function contradictedPay(field: PayReading): PayReading {
  return {
    ...field,
    monthlyUsdMin: null,
    monthlyUsdMax: null,
    monthlyPhpMin: null,
    monthlyPhpMax: null,
  }
}
