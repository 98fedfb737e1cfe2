import { classNames } from '../class-names.ts'
import type { MeasureTone } from './progress.tsx'

const TICKS = 20
const PITCH = 10

/**
 * How much of an allowance is left, as a row of 20 ticks whatever the allowance. The words carry the
 * number; `label` is their exact form ('82 of 100 searches left'). Something left always shows a tick.
 */
export function TickMeter(props: {
  label: string
  value: number
  max: number
  tone?: Exclude<MeasureTone, 'success'> | undefined
}) {
  const { label, value, max, tone = 'plain' } = props
  const left = max > 0 ? Math.ceil((Math.min(Math.max(value, 0), max) / max) * TICKS) : 0
  return (
    <svg
      className={classNames('ticks', `ticks-${tone}`)}
      viewBox={`0 0 ${TICKS * PITCH} 14`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: TICKS }, (_, i) => (
        <rect
          key={i}
          className={i < left ? 'tick-left' : 'tick-used'}
          x={i * PITCH + 0.5}
          y={0.5}
          width={7}
          height={13}
        />
      ))}
    </svg>
  )
}
