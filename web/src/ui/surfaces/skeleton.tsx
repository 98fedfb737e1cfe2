import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { partMessages } from '../messages.ts'

/** The shape of what is coming. Nothing shows for the first 300 ms; screen readers hear the label. */
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

/** A line of text to come. */
export function SkeletonLine({ short, className }: { short?: boolean; className?: string }) {
  return <span className={classNames('skeleton-line', short && 'skeleton-short', className)} />
}

/** A plate or a picture to come. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <span className={classNames('skeleton-block', className)} />
}
