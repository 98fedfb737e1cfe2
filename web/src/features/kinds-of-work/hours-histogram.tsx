import './hours-histogram.css'

const TOP = 8
const BASE = 94

/** The highest column fills the drawing; nonzero ones stay visible. */
const heights = (counts: readonly number[]) => {
  const most = Math.max(...counts, 1)
  return counts.map((count) =>
    count === 0 ? 0 : Math.max(Math.round(((BASE - TOP) * 10 * count) / most) / 10, 1),
  )
}

const isNight = (hour: number) => hour < 6 || hour >= 18

/** Jobs at work by hour in Manila, night hatched. Decorative. */
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
      <div className="work-scale">
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
