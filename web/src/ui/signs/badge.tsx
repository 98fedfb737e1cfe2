import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'

export type BadgeTone = 'blue' | 'yellow' | 'purple' | 'green' | 'green-solid' | 'red' | 'grey' | 'mango'

/** The colour only repeats word and icon. */
export function Badge(props: {
  tone: BadgeTone
  icon?: LucideIcon | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const { tone, icon, className, children } = props
  return (
    <span className={classNames('badge', `badge-${tone}`, className)}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  )
}
