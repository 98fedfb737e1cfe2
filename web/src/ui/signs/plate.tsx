import { classNames } from '../class-names.ts'
import { paintOf } from './paint.ts'

/**
 * Initials in the name's paint, or a dashed '?'. Decorative: the name is beside it. `turned` inverts the colours of
 * the board it is on.
 */
export function Plate(props: {
  name: string | null
  /** One or two; the sign font has capitals only. */
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
