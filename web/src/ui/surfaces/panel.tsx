import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** `main`: the one frame that matters on a page. */
export function Panel(props: {
  title?: string | undefined
  actions?: ReactNode
  main?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const { title, actions, main, className, children } = props
  const id = useId()
  return (
    <section
      className={classNames('panel', main && 'panel-main', className)}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className="panel-head">
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
