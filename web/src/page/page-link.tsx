import { isPagePath } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** Renders nothing if the site has no such page. */
export function PageLink(props: {
  path: string
  className?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}) {
  const { path, className, onClick, children } = props
  if (!isPagePath(path)) return null
  return (
    <Link to={path} className={className} onClick={onClick} activeOptions={{ exact: path === '/' }}>
      {children}
    </Link>
  )
}
