import { CircleCheck, CircleX, Info, Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

export type AlertKind = 'info' | 'success' | 'warning' | 'error' | 'note'

const glyphs: Readonly<Record<AlertKind, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  note: Lock,
}

/** `live` announces a notice that appears later. */
export function Alert(props: {
  kind: AlertKind
  title?: string | undefined
  icon?: LucideIcon | undefined
  action?: ReactNode
  live?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}) {
  const { kind, title, icon, action, live, className, children } = props
  const role = live ? (kind === 'error' || kind === 'warning' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classNames('alert', `alert-${kind}`, className)}>
      <Icon of={icon ?? glyphs[kind]} />
      <div className="alert-words">
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  )
}
