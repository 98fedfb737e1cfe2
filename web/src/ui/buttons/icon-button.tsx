import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  /** Its name for screen readers, and the tooltip. */
  label: string
  /** Only for toggles. */
  pressed?: boolean | undefined
  filled?: boolean | undefined
}

/** 44 px. */
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
