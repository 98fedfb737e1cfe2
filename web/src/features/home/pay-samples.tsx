import { PayLine } from '../../listing/pay/pay-line.tsx'
import { PayKey } from '../../listing/pay/pay-ruler.tsx'
import type { Paid } from '../../listing/pay/pay-words.ts'
import { HoursSample } from './hours-sample.tsx'
import { homeMessages } from './messages.ts'

/** Named in the note below. */
const PESOS_PER_DOLLAR = 58.8

/** Pay by the month, by the hour, and unstated; in monthly dollars. */
const samples: readonly Paid[] = [
  sample('$500 - $700/month', 500, 700),
  sample('$8/hr, full time', (8 * 40 * 52) / 12),
  { salary: 'DOE', pay: null },
]

function sample(salary: string, from: number, to = from): Paid {
  const pesos = (dollars: number) => Math.round(dollars * PESOS_PER_DOLLAR)
  return {
    salary,
    pay: {
      php_min: pesos(from),
      php_max: pesos(to),
      usd_min: Math.round(from),
      usd_max: Math.round(to),
      rate_date: '2025-12-31',
      assumptions: [],
    },
  }
}

export function PaySamples() {
  const m = homeMessages
  return (
    <figure className="frame rows">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
        <h3>{m.sampleTitle}</h3>
        <PayKey />
      </figcaption>
      {samples.map((paid) => (
        <div key={paid.salary} className="grid gap-1.5 px-5 py-4">
          <PayLine paid={paid} />
        </div>
      ))}
      <HoursSample />
      <p className="px-5 py-3 text-t0 text-ink-2">{m.sampleNote}</p>
    </figure>
  )
}
