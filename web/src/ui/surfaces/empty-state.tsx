import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

/** Says why, and offers one next step. */
export function EmptyState(props: {
  title: string
  icon?: LucideIcon | undefined
  action?: ReactNode
  /** Low and level, above content that leads on. */
  level?: boolean | undefined
  children?: ReactNode
}) {
  const { title, icon, action, level, children } = props
  return (
    <div className={classNames('empty', level && 'empty-level')}>
      {icon && <Icon of={icon} size="big" />}
      <h2 className="text-t4">{title}</h2>
      {children && <div className="empty-words">{children}</div>}
      {action}
    </div>
  )
}
