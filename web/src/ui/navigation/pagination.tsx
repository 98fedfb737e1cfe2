import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { partMessages } from '../messages.ts'
import { Icon } from '../signs/icon.tsx'
import { type PageItem, pageItems } from './page-items.ts'

type PaginationProps = {
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** Makes the numbers links, which can open in another tab. */
  hrefFor?: ((page: number) => string) | undefined
  label?: string | undefined
}

/** Renders nothing for one page. */
export function Pagination({ page, pageCount, onPage, hrefFor, label }: PaginationProps) {
  const m = partMessages
  if (pageCount <= 1) return null
  const link = { onPage, hrefFor }
  return (
    <nav aria-label={label ?? m.pages}>
      <ul className="pages">
        <li>
          <PageLink {...link} to={page - 1} disabled={page <= 1} name={m.previousPage} isStep>
            <Icon of={ChevronLeft} />
          </PageLink>
        </li>
        {pageItems(page, pageCount).map((item, i, items) => (
          <li key={item === 'gap' ? `after-${items[i - 1]}` : item}>
            <NumberOrGap item={item} page={page} {...link} />
          </li>
        ))}
        <li>
          <PageLink {...link} to={page + 1} disabled={page >= pageCount} name={m.nextPage} isStep>
            <Icon of={ChevronRight} />
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

type LinkParts = Pick<PaginationProps, 'onPage' | 'hrefFor'>

function NumberOrGap({ item, page, ...link }: LinkParts & { item: PageItem; page: number }) {
  const m = partMessages
  if (item === 'gap') {
    return (
      <span className="page-gap" aria-hidden="true">
        …
      </span>
    )
  }
  return (
    <PageLink {...link} to={item} name={m.page(item)} isCurrent={item === page}>
      {item}
    </PageLink>
  )
}

type PageLinkProps = LinkParts & {
  to: number
  name: string
  isCurrent?: boolean
  isStep?: boolean
  disabled?: boolean
  children: ReactNode
}

function PageLink(props: PageLinkProps) {
  const { to, name, isCurrent, isStep, disabled, children, onPage, hrefFor } = props
  const shared = {
    className: classNames('page-link', isStep && 'page-step'),
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  }
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPage(to)
  }
  if (hrefFor && !disabled) {
    return (
      <a {...shared} href={hrefFor(to)} onClick={follow}>
        {children}
      </a>
    )
  }
  return (
    <button {...shared} type="button" disabled={disabled} onClick={() => onPage(to)}>
      {children}
    </button>
  )
}
