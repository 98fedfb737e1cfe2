import type { ReactNode } from 'react'
import { Page } from '../../shell/page.tsx'
import { SignBoard } from '../../ui/sign-board.tsx'

/** The two pages for coming in: a form on calm paper, and beside it (above it on phones) a painted sign. */
export function Entry(props: {
  title: string
  lead: string
  /** Capitals of the sign: one or two short words. */
  sign: string
  signText: ReactNode
  paint: 1 | 2 | 3 | 4 | 5 | 6
  children: ReactNode
}) {
  const { title, lead, sign, signText, paint, children } = props
  return (
    <Page title={title} ownHeading>
      <div className="grid gap-6 nav:grid-cols-[minmax(0,1fr)_minmax(0,400px)] nav:items-start nav:gap-16">
        <div className="grid max-w-[560px] gap-6 max-nav:order-2">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="mt-2 text-t3 text-ink-2">{lead}</p>
          </div>
          {children}
        </div>
        <SignBoard paint={paint} className="grid content-end gap-3 px-6 py-6 nav:min-h-[400px] nav:p-10">
          <p className="sign-text text-t5 nav:text-t6">{sign}</p>
          <div className="text-t2 max-nav:text-t1">{signText}</div>
        </SignBoard>
      </div>
    </Page>
  )
}
