import type { Said } from '@hanap/contract/jobs/job-details'
import { isFullTime } from '../hours/hours.ts'
import type { SaidHours } from '../hours/said-hours.ts'
import { partsOf } from '../orders/parts.ts'
import type { PayContext, PayReading } from '../pay/pay.ts'
import { readSaidCountry, type SaidCountry } from './said-country.ts'
import { readSaidPay, type SaidPay } from './said-pay.ts'
import { readSaidTypes } from './said-type.ts'

/** Hours without clock times, and differences from the board's fields. */
export type ReadSaid = Differences & { hours: SaidHours | null }
type Differences = { type: Said['type']; pay: SaidPay | null; country: SaidCountry | null }

export function readSaid(
  field: PayReading,
  { title, description, ...given }: { title: string; description: string; salary: string; work: PayContext },
): Differences {
  const parts = partsOf(description)
  return {
    type: differentType(given.work.typeOfWork ?? '', `${title}\n${description}`),
    pay: readSaidPay(field, { parts, description, ...given }),
    country: readSaidCountry(parts, description),
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
