import { classNames } from '../class-names.ts'
import { paintOf } from './paint.ts'

/**
 * A name's letters as a small painted sign, its paint chosen by the name; without a name a dashed plate with '?', never a paint.
 * Decoration: the name itself stands beside it. `turned` takes the pair of the board it stands on, turned round.
 */
export function Plate(props: {
  name: string | null
  /** One or two capitals: the sign cut has no lower case. */
  letters: string
  size?: 'small' | 'normal' | 'big' | undefined
  turned?: boolean | undefined
  className?: string | undefined
}) {
  const { name, letters, size = 'normal', turned, className } = props
  const sized = size !== 'normal' && `plate-${size}`
  if (!name) {
    return (
      <span className={classNames('plate plate-none', sized, className)} aria-hidden="true">
        ?
      </span>
    )
  }
  const paint = turned ? 'plate-turned' : `paint paint-${paintOf(name)}`
  return (
    <span className={classNames('plate', paint, sized, className)} aria-hidden="true">
      {letters || '?'}
    </span>
  )
}
