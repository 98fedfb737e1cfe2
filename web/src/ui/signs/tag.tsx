import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A word, not a control. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames('tag', className)}>{children}</span>
}
