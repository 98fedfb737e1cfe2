import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Paint } from './paint.ts'

/** Bare if `paint` is null. Content takes the lettering's colour. */
export function SignBoard(props: {
  paint: Paint | null
  as?: 'div' | 'section' | 'header'
  className?: string | undefined
  children: ReactNode
}) {
  const { paint, as: Element = 'div', className, children } = props
  return <Element className={classNames('paint', `paint-${paint ?? 'none'}`, className)}>{children}</Element>
}
