import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../signs/icon.tsx'

/** Says why, and offers one next step. */
export function EmptyState(props: {
  title: string
  icon?: LucideIcon | undefined
  action?: ReactNode
  children?: ReactNode
}) {
  const { title, icon, action, children } = props
  return (
    <div className="empty">
      {icon && <Icon of={icon} size="big" />}
      <h2 className="text-t4">{title}</h2>
      {children && <div className="empty-words">{children}</div>}
      {action}
    </div>
  )
}
