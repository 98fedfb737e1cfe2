import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useWindowTitle } from './window-title.ts'

type PageProps = {
  /** The page's heading, and its name in the window's title. */
  title: string
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** The heading is drawn by the page itself (an <h1 tabIndex={-1}>). */
  ownHeading?: boolean | undefined
  /**
   * 'list' for a seeker's own lists and forms: no wider than reads well, in the middle.
   * 'text' for what stands alone in the middle, 'full' for pages that lay out their own bands.
   */
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

/** Every page: window title, one h1 that takes the focus after a change of page, and the column. */
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
