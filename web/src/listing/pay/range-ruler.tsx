import type { PayQuartiles } from '@hanap/contract/jobs/salaries'
import { payMark, SCALE_END, SCALE_TICKS } from './pay-scale.ts'

const LINE = 9
const TICKS = SCALE_TICKS.map((at) => `M${at} ${LINE}v-${at % 60 === 0 ? 8 : 4}`).join('')
const thin = '[vector-effect:non-scaling-stroke]'

/** In the text's colour, or the bar in --bar and --bar-edge. Decorative. */
export function RangeRuler({ php }: { php: PayQuartiles | null }) {
  const pay = php && { php_min: php.low, php_max: php.high, usd_min: null, usd_max: null }
  const mark = payMark({ salary: '', pay: pay && { ...pay, rate_date: '', assumptions: [] } })
  return (
    <svg
      className="block h-3 w-full overflow-visible"
      viewBox={`0 0 ${SCALE_END} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={`fill-none stroke-current stroke-[1.25] ${thin}`}
        d={`M0 ${LINE}H${SCALE_END}${TICKS}`}
      />
      {mark.kind !== 'none' && (
        <rect
          className={`fill-(--bar,currentColor) stroke-[1.25] [stroke:var(--bar-edge,none)] ${thin}`}
          x={mark.x}
          y={LINE - 6}
          width={mark.width}
          height={6}
        />
      )}
    </svg>
  )
}
