import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { salaryMessages } from './messages.ts'
import { type PayMark, payMark, SCALE_END, SCALE_TICKS, typicalMark } from './pay-scale.ts'
import type { Paid } from './pay-words.ts'

/** Position of the line, heights of ticks and bars, in drawing units. */
export const sizes = {
  list: { height: 12, line: 9, tall: 8, low: 4, bar: 7 },
  labelled: { height: 28, line: 18, tall: 14, low: 8, bar: 14 },
} as const
type Size = (typeof sizes)[keyof typeof sizes]

const thin = '[vector-effect:non-scaling-stroke]'
const ink3 = `fill-none stroke-ink-3 ${thin}`

/**
 * From ₱0 to 120k a month. Decorative. Positions are attributes, which the CSP allows.
 * @param props.typical usual pay of similar work, as a bracket
 */
export function PayRuler(props: { paid: Paid; labelled?: boolean; typical?: TypicalPay | null }) {
  const { paid, labelled, typical } = props
  const mark = payMark(paid)
  const size = labelled ? sizes.labelled : sizes.list
  return (
    <div aria-hidden="true">
      <Drawing size={size} tall={labelled === true}>
        {mark.kind === 'none' ? (
          <rect
            className={`fill-none stroke-edge stroke-[1.5] [stroke-dasharray:4_3] ${thin}`}
            x={0.4}
            y={size.line - size.bar + 1}
            width={SCALE_END - 0.8}
            height={size.bar - 1}
          />
        ) : (
          <>
            <Scale size={size} />
            <Bar mark={mark} size={size} />
          </>
        )}
        {typical && <Bracket typical={typical} />}
      </Drawing>
      {labelled && (mark.kind !== 'none' || typical) && <Labels />}
    </div>
  )
}

/** The bare scale, for the legend. */
export function PayScaleKey() {
  return (
    <span className="w-10 flex-none" aria-hidden="true">
      <Drawing size={sizes.list} tall={false}>
        <Scale size={sizes.list} />
      </Drawing>
    </span>
  )
}

/** Explains the unlabelled rulers of a list. */
export function PayKey() {
  const m = salaryMessages
  return (
    <p className="flex flex-none items-center gap-1.5 whitespace-nowrap text-t0 text-ink-2">
      <PayScaleKey />
      <span>
        {m.scaleKey}
        <span className="max-lg:sr-only">{m.scaleKeyMore}</span>
      </span>
    </p>
  )
}

/** As wide as its container. */
export function Drawing(props: { size: Size; tall: boolean; children: ReactNode }) {
  const { size, tall, children } = props
  return (
    <svg
      className={classNames('block w-full overflow-visible', tall ? 'h-7' : 'h-3')}
      viewBox={`0 0 ${SCALE_END} ${size.height}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  )
}

export function Scale({ size }: { size: Size }) {
  const tick = (at: number) => `M${at} ${size.line}v-${at % 60 === 0 ? size.tall : size.low}`
  return (
    <>
      <path className={`${ink3} stroke-[1.5]`} d={`M0 ${size.line}H${SCALE_END}`} />
      <path className={`${ink3} stroke-1`} d={SCALE_TICKS.map(tick).join('')} />
    </>
  )
}

/** Ends in an arrow if the pay exceeds the scale. */
export function Bar({ mark, size }: { mark: Exclude<PayMark, { kind: 'none' }>; size: Size }) {
  const look = `fill-mango stroke-mango-edge stroke-[1.5] ${thin}`
  const top = size.line - size.bar
  if (mark.kind === 'bar') {
    return <rect className={look} x={mark.x} y={top} width={mark.width} height={size.bar} />
  }
  const tip = `H${SCALE_END - 3}L${SCALE_END} ${size.line - size.bar / 2}L${SCALE_END - 3} ${size.line}`
  return <path className={look} d={`M${mark.x} ${top}${tip}H${mark.x}Z`} />
}

/** Hangs below the line of a labelled ruler. */
function Bracket({ typical }: { typical: TypicalPay }) {
  const mark = typicalMark(typical)
  if (mark === null) return null
  const d = `M${mark.from} 21v5H${mark.to}v-5`
  return <path className={`fill-none stroke-ink-2 stroke-[1.5] ${thin}`} d={d} />
}

/** Narrow places leave out 100k. */
export function Labels() {
  return (
    <div className="@container grid grid-cols-6 pt-1 text-t0 leading-tight text-ink-2">
      <span>₱0</span>
      <span>20k</span>
      <span>40k</span>
      <span>60k</span>
      <span>80k</span>
      <span className="flex justify-between">
        <span className="@max-[28rem]:hidden">100k</span>
        <span className="ml-auto">120k+</span>
      </span>
    </div>
  )
}
