import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useWindowTitle } from './window-title.ts'

type PageProps = {
  /** The heading, and the window's title. */
  title: string
  lead?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  /** The page renders its own <h1 tabIndex={-1}>. */
  ownHeading?: boolean | undefined
  /** 'list': a reading width. 'text': narrow. 'full': the page lays out its own bands. */
  width?: 'page' | 'list' | 'text' | 'full' | undefined
  className?: string | undefined
  children: ReactNode
}

const widths = {
  page: 'wrap page',
  list: 'wrap page page-list',
  text: 'wrap page page-text',
  full: false,
} as const

/** The h1 takes the focus after a navigation. */
export function Page(props: PageProps) {
  const { title, lead, actions, ownHeading, width = 'page', className, children } = props
  useWindowTitle(title)
  return (
    <div className={classNames(widths[width], className)}>
      {!ownHeading && (
        <div className={classNames('page-head', width === 'full' && 'wrap')}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <div className="page-lead">{lead}</div>}
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
