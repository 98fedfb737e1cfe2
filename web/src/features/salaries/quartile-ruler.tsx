import type { PayQuartiles } from '@hanap/contract/jobs/salaries'
import { Bar, Drawing, Scale, sizes } from '../../listing/pay/pay-ruler.tsx'
import { SCALE_END } from '../../listing/pay/pay-scale.ts'
import { markOf } from './quartile-mark.ts'

/** A bar for the middle half, a line for the median. Decorative. */
export function QuartileRuler({ php }: { php: PayQuartiles | null }) {
  const size = sizes.list
  const { bar, median } = php ? markOf(php) : { bar: null, median: null }
  return (
    <div aria-hidden="true">
      <Drawing size={size} tall={false}>
        {bar === null ? (
          <rect
            className="fill-none stroke-edge stroke-[1.5] [stroke-dasharray:4_3] [vector-effect:non-scaling-stroke]"
            x={0.4}
            y={size.line - size.bar + 1}
            width={SCALE_END - 0.8}
            height={size.bar - 1}
          />
        ) : (
          <>
            <Scale size={size} />
            <Bar mark={bar} size={size} />
            {median !== null && (
              <path
                className="fill-none stroke-on-mango stroke-[3] [vector-effect:non-scaling-stroke]"
                d={`M${median} ${size.line}v-${size.bar}`}
              />
            )}
          </>
        )}
      </Drawing>
    </div>
  )
}
