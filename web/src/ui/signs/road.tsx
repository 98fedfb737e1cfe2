import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { Jeepney } from './jeepney.tsx'

const STOP =
  'head-text grid size-5.5 flex-none place-items-center rounded-full border-3 border-current text-t0 leading-none'
const LINE = 'border-t-4 border-current grow'

const stops = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A jeepney between the stops behind it and those ahead. Decorative; on a board it takes its colours. */
export function Road(props: { behind?: number; ahead?: number; end?: string; className?: string }) {
  const { behind = 2, ahead = 1, end, className } = props
  return (
    <div className={classNames('flex items-center', className)} aria-hidden="true">
      {stops(behind).map((stop) => (
        <Fragment key={stop}>
          <span className={`${STOP} bg-current`} />
          <span className={LINE} />
        </Fragment>
      ))}
      <Jeepney className="mx-1 h-10 w-16 flex-none in-[.paint]:[&_.fill-card]:fill-(--bg) in-[.paint]:[&_.fill-mango]:fill-(--bg) in-[.paint]:[&_.stroke-card]:stroke-(--bg)" />
      {stops(ahead).map((stop) => (
        <Fragment key={stop}>
          <span className={`${LINE} border-dashed`} />
          <span className={STOP}>{stop === ahead && end}</span>
        </Fragment>
      ))}
    </div>
  )
}
