import type { OutcomeRange } from '@hanap/contract/jobs/employer-past'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

const WIDTH = 100
const thin = '[vector-effect:non-scaling-stroke]'
const looks = {
  low: 'fill-sunk stroke-edge',
  middle: 'fill-mango stroke-mango-edge',
  high: 'fill-ink-2 stroke-ink-2',
} as const

/** Decorative: the text beside it says the same. */
export function ShareBar({ parts }: { parts: readonly { value: number; look: keyof typeof looks }[] }) {
  const all = parts.reduce((sum, { value }) => sum + value, 0)
  if (all === 0) return null
  const before = (at: number) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0)
  return (
    <Drawing height={12}>
      {parts.map(
        ({ value, look }, at) =>
          value > 0 && (
            <rect
              key={look}
              className={`${looks[look]} stroke-[1.5] ${thin}`}
              x={round((before(at) / all) * WIDTH)}
              y={0}
              width={round((value / all) * WIDTH)}
              height={12}
            />
          ),
      )}
    </Drawing>
  )
}

/** The count as a block, its interval as a line. Decorative. */
export function RangeBar({ range, of }: { range: OutcomeRange; of: number }) {
  const at = (share: number) => round(share * WIDTH)
  const { least, most, low, high } = range
  return (
    <Drawing height={20}>
      <path
        className={`fill-none stroke-ink-3 stroke-[1.25] ${thin}`}
        d={`M0 18H${WIDTH}M0 18v-6M50 18v-6M${WIDTH} 18v-6`}
      />
      <rect
        className={`${looks.middle} stroke-[1.5] ${thin}`}
        x={at(least / of)}
        y={3}
        width={round(((most - least) / of) * WIDTH)}
        height={8}
      />
      <path
        className={`fill-none stroke-2 stroke-ink ${thin}`}
        d={`M${at(low)} 7H${at(high)}M${at(low)} 3v8M${at(high)} 3v8`}
      />
    </Drawing>
  )
}

function Drawing({ height, children }: { height: 12 | 20; children: ReactNode }) {
  return (
    <svg
      className={classNames('block w-full overflow-visible', height === 12 ? 'h-3' : 'h-5')}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
