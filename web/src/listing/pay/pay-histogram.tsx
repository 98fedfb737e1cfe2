import { PAY_STEP, type PayQuartiles } from '@hanap/contract/jobs/salaries'
import { Labels } from './pay-ruler.tsx'
import { SCALE_END } from './pay-scale.ts'

const TOP = 4
const BASE = 62
const WIDTH = PAY_STEP / 1000
const thin = '[vector-effect:non-scaling-stroke]'

/** The middle half is filled, the line is the median. Decorative. */
export function PayHistogram({ steps, php }: { steps: readonly number[]; php: PayQuartiles }) {
  const most = Math.max(...steps, 1)
  const isInside = (at: number) => (at + 1) * PAY_STEP > php.low && at * PAY_STEP < php.high
  return (
    <div aria-hidden="true">
      <svg
        className="block h-16 w-full overflow-visible lg:h-24"
        viewBox={`0 0 ${SCALE_END} 64`}
        preserveAspectRatio="none"
      >
        {steps.map((count, at) => {
          // A step with any job stays visible.
          const height = count === 0 ? 0 : Math.max((count / most) * (BASE - TOP), 1)
          return (
            <rect
              key={at}
              className={
                isInside(at)
                  ? `fill-mango stroke-mango-edge stroke-1 ${thin}`
                  : `fill-sunk stroke-edge stroke-1 ${thin}`
              }
              x={at * WIDTH + 0.45}
              y={Math.round((BASE - height) * 10) / 10}
              width={WIDTH - 0.9}
              height={Math.round(height * 10) / 10}
            />
          )
        })}
        <path
          className={`fill-none stroke-ink-3 stroke-[1.25] ${thin}`}
          d={`M0 ${BASE + 0.5}H${SCALE_END}`}
        />
        <path
          className={`fill-none stroke-2 stroke-ink [stroke-dasharray:4_3] ${thin}`}
          d={`M${Math.min(php.median / 1000, SCALE_END)} -4V${BASE}`}
        />
      </svg>
      <Labels />
    </div>
  )
}
