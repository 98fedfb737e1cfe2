import { classNames } from './class-names.ts'
import { initialsOf, paintOf } from './paint.ts'

/**
 * A name's initials as a small painted sign; without a name a dashed plate with '?', never a paint.
 * Decoration: the name itself stands beside it. `turned` takes the pair of the board it stands on, turned round.
 */
export function Plate(props: {
  name: string | null
  size?: 'normal' | 'big' | undefined
  turned?: boolean | undefined
  className?: string | undefined
}) {
  const { name, size = 'normal', turned, className } = props
  const big = size === 'big' && 'plate-big'
  if (!name) {
    return (
      <span className={classNames('plate plate-none', big, className)} aria-hidden="true">
        ?
      </span>
    )
  }
  const paint = turned ? 'plate-turned' : `paint paint-${paintOf(name)}`
  return (
    <span className={classNames('plate', paint, big, className)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
