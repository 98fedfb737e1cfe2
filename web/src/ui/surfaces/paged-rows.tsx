import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Pagination } from '../navigation/pagination.tsx'

type PagedRowsProps = ComponentProps<typeof Pagination> & {
  /** The next page is loading. */
  isChanging?: boolean
  children: ReactNode
}

export function PagedRows({ isChanging, children, ...pages }: PagedRowsProps) {
  return (
    <>
      <ul
        className={classNames('frame rows transition-opacity', isChanging && 'opacity-60')}
        aria-busy={isChanging}
      >
        {children}
      </ul>
      <div className="pt-6 empty:hidden">
        <Pagination {...pages} />
      </div>
    </>
  )
}
