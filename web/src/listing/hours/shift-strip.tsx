import { type Hours, partsOfDay } from './day-parts.ts'

const thin = '[vector-effect:non-scaling-stroke]'
const ink3 = `fill-none stroke-ink-3 ${thin}`

/** A line every quarter of an hour of the night, between the strip's edges. */
const NIGHT = [...quarters(0, 6), ...quarters(18, 24)].map((at) => `M${at} 4v14`).join('')

/** A day in Manila: work filled, night hatched. Decorative. Positions are attributes, which the CSP allows. */
export function ShiftStrip({ hours }: { hours: Hours }) {
  return (
    <div aria-hidden="true">
      <svg className="block h-7 w-full overflow-visible" viewBox="0 0 24 28" preserveAspectRatio="none">
        <rect className="fill-line/60" x={0} y={4} width={24} height={14} />
        {partsOfDay(hours).map(({ from, to }) => (
          <rect
            key={from}
            className={`fill-mango stroke-mango-edge stroke-[1.5] ${thin}`}
            x={from / 60}
            y={4}
            width={(to - from) / 60}
            height={14}
          />
        ))}
        <path className={`fill-none stroke-ink-2 dark:stroke-edge ${thin}`} d={NIGHT} />
        <path className={`${ink3} stroke-[1.5]`} d="M0 18H24" />
        <path className={`${ink3} stroke-1`} d="M0 18v6M6 18v6M12 18v6M18 18v6M24 18v6" />
      </svg>
      <div className="grid grid-cols-4 pt-1 text-t0 leading-tight text-ink-2">
        <span>12 am</span>
        <span>6 am</span>
        <span>12 noon</span>
        <span className="flex flex-wrap justify-between whitespace-nowrap">
          <span>6 pm</span>
          <span>12 am</span>
        </span>
      </div>
    </div>
  )
}

/** Night lines for the legend. */
export function NightSwatch() {
  return (
    <svg className="h-2.5 w-4.5" viewBox="0 0 18 10" aria-hidden="true">
      <path
        className="fill-none stroke-ink-2 dark:stroke-edge"
        d="M1.5 0v10M5.5 0v10M9.5 0v10M13.5 0v10M17.5 0v10"
      />
    </svg>
  )
}

function quarters(from: number, to: number): number[] {
  return Array.from({ length: (to - from) * 4 - 1 }, (_, i) => from + (i + 1) / 4)
}
