import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { NIGHT_HOURS, partsOfDay } from './day-parts.ts'

const thin = '[vector-effect:non-scaling-stroke]'
/** A line every half hour of the night, between the strip's edges. */
const comb = NIGHT_HOURS.flatMap(([from, to]) =>
  Array.from({ length: (to - from) * 2 - 1 }, (_, i) => from + (i + 1) / 2),
)

/** A day in Manila: the shift filled, night hatched. Decorative. */
export function HoursStrip({ hours: { start_minute: start, end_minute: end } }: { hours: WorkHours }) {
  if (start === null || end === null) return null
  return (
    <svg
      className="block h-3 w-full overflow-visible"
      viewBox="0 0 24 12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-line/60" y={1} width={24} height={8} />
      {partsOfDay({ start, end }).map(({ from, to }) => (
        <rect
          key={from}
          className={`fill-mango stroke-mango-edge stroke-[1.5] ${thin}`}
          x={from / 60}
          y={1}
          width={(to - from) / 60}
          height={8}
        />
      ))}
      <path
        className={`fill-none stroke-ink-2 dark:stroke-edge ${thin}`}
        d={comb.map((at) => `M${at} 1v8`).join('')}
      />
      <path className={`fill-none stroke-ink-3 stroke-[1.5] ${thin}`} d="M0 9H24" />
    </svg>
  )
}
