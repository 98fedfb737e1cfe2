import { type ReactNode, useEffect } from 'react'
import { classNames } from '../ui/class-names.ts'

type PageProps = {
  /** The page's heading, and its name in the window's title. */
  title: string
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** The heading is drawn by the page itself (an <h1 tabIndex={-1}>). */
  ownHeading?: boolean | undefined
  /** 'text' for forms and reading, 'full' for pages that lay out their own bands. */
  width?: 'page' | 'text' | 'full' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Every page: window title, one h1 that takes the focus after a change of page, and the column. */
export function Page(props: PageProps) {
  const { title, lead, actions, ownHeading, width = 'page', className, children } = props
  useDocumentTitle(title)
  return (
    <div className={classNames(width !== 'full' && 'wrap page', width === 'text' && 'page-text', className)}>
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

/** Names the window: 'Find Jobs · Hanap'. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Hanap' ? title : `${title} · Hanap`
  }, [title])
}
