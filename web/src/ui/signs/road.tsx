import { classNames } from '../class-names.ts'
import { Jeepney } from './jeepney.tsx'

const STOP =
  'head-text grid size-5.5 flex-none place-items-center rounded-full border-3 border-current text-t0 leading-none'
const LINE = 'border-t-4 border-current grow'

/** A jeepney between two stops behind it and one ahead. Decorative; on a board it takes its colours. */
export function Road({ end, className }: { end?: string; className?: string }) {
  return (
    <div className={classNames('flex items-center', className)} aria-hidden="true">
      <span className={`${STOP} bg-current`} />
      <span className={LINE} />
      <span className={`${STOP} bg-current`} />
      <span className={LINE} />
      <Jeepney className="mx-1 h-10 w-16 flex-none in-[.paint]:[&_.fill-card]:fill-(--bg) in-[.paint]:[&_.fill-mango]:fill-(--bg) in-[.paint]:[&_.stroke-card]:stroke-(--bg)" />
      <span className={`${LINE} border-dashed`} />
      <span className={STOP}>{end}</span>
    </div>
  )
}
