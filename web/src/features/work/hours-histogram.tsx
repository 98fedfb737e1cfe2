import './histograms.css'
import { PAY_STEP } from '@hanap/contract/jobs/kinds-of-work'
import type { PayQuartiles } from '@hanap/contract/jobs/salaries'
import { SCALE_END } from '../../listing/pay/pay-scale.ts'

const TOP = 8
const BASE = 94
const WIDTH = PAY_STEP / 1000

/** How high each column stands: the highest fills the drawing, and one with anything in it can be seen. */
const heights = (counts: readonly number[]) => {
  const most = Math.max(...counts, 1)
  return counts.map((count) =>
    count === 0 ? 0 : Math.max(Math.round(((BASE - TOP) * 10 * count) / most) / 10, 1),
  )
}

/** Jobs by pay: the middle half filled, a broken line at the typical pay. Decoration: the words beside it say the same. */
export function PayHistogram({ steps, php }: { steps: readonly number[]; php: PayQuartiles }) {
  const isInside = (at: number) => (at + 1) * PAY_STEP > php.low && at * PAY_STEP < php.high
  const median = Math.min(php.median / 1000, SCALE_END)
  return (
    <div aria-hidden="true">
      <svg className="work-histogram" viewBox={`0 0 ${SCALE_END} 96`} preserveAspectRatio="none">
        {heights(steps).map((height, at) => (
          <rect
            key={at}
            className={isInside(at) ? 'work-column' : 'work-column-outside'}
            x={at * WIDTH + 0.45}
            y={BASE - height}
            width={WIDTH - 0.9}
            height={height}
          />
        ))}
        <path className="work-base" d={`M0 ${BASE + 0.5}H${SCALE_END}`} />
        <path className="work-median" d={`M${median} -4V${BASE}`} />
      </svg>
      <div className="work-scale work-scale-six">
        <span>₱0</span>
        <span>20k</span>
        <span>40k</span>
        <span>60k</span>
        <span>80k</span>
        <span>
          <span className="work-scale-wide">100k</span>
          <span>120k+</span>
        </span>
      </div>
    </div>
  )
}

const isNight = (hour: number) => hour < 6 || hour >= 18

/** Jobs at work in each hour of the day in Manila, night lined. Decoration, as above. */
export function HoursHistogram({ byHour }: { byHour: readonly number[] }) {
  const tall = heights(byHour)
  const lines = tall.flatMap((height, hour) =>
    isNight(hour) && height > 0 ? [0.3, 0.5, 0.7].map((at) => `M${hour + at} ${BASE - height}V${BASE}`) : [],
  )
  return (
    <div aria-hidden="true">
      <svg className="work-histogram" viewBox="0 0 24 96" preserveAspectRatio="none">
        {tall.map((height, hour) => (
          <rect
            key={hour}
            className="work-column"
            x={hour + 0.1}
            y={BASE - height}
            width={0.8}
            height={height}
          />
        ))}
        <path className="work-night" d={lines.join('')} />
        <path className="work-base" d={`M0 ${BASE + 0.5}H24`} />
      </svg>
      <div className="work-scale work-scale-four">
        <span>12 am</span>
        <span>6 am</span>
        <span>12 noon</span>
        <span>
          <span>6 pm</span>
          <span>12 am</span>
        </span>
      </div>
    </div>
  )
}
