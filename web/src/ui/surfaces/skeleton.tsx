import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { partMessages } from '../messages.ts'

/** Hidden for the first 300 ms; screen readers hear the label. */
export function Skeleton(props: { label?: string; className?: string; children: ReactNode }) {
  const { label, className, children } = props
  const m = partMessages
  return (
    <div role="status" className={classNames('skeleton', className)}>
      <span className="sr-only">{label ?? m.loading}</span>
      {children}
    </div>
  )
}

export function SkeletonLine({ short, className }: { short?: boolean; className?: string }) {
  return <span className={classNames('skeleton-line', short && 'skeleton-short', className)} />
}

export function SkeletonBlock({ className }: { className?: string }) {
  return <span className={classNames('skeleton-block', className)} />
}
