import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** The button's name for screen readers; also its tooltip. */
  label: string
  /** For toggles: whether it is on. */
  pressed?: boolean | undefined
  filled?: boolean | undefined
}

/** A 44 px button with a glyph only. */
export function IconButton({ icon, label, pressed, filled, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames('icon-button', className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} filled={filled ?? pressed} />
    </button>
  )
}
