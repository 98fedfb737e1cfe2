import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names.ts'

export type IconSize = 'small' | 'normal' | 'big'

/** Has square line ends. Decorative unless labelled. */
export function Icon(props: {
  of: LucideIcon
  size?: IconSize | undefined
  filled?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
}) {
  const { of: Glyph, size = 'normal', filled, label, className } = props
  return (
    <Glyph
      className={classNames('icon', size !== 'normal' && `icon-${size}`, filled && 'icon-filled', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
