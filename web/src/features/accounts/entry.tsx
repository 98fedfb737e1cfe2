import type { ReactNode } from 'react'
import { Page } from '../../page/page.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'

/** The pages for coming in: a form on calm paper, and beside it (below it on phones) a painted sign. */
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
      <div className="grid gap-6 nav:grid-cols-[minmax(0,520px)_minmax(0,1fr)] nav:gap-16">
        <div className="grid max-w-[520px] content-start gap-6">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="mt-2 text-t3 text-ink-2">{lead}</p>
          </div>
          {children}
        </div>
        <SignBoard
          paint={paint}
          className="grid content-end gap-4 px-6 py-6 nav:sticky nav:top-6 nav:min-h-[420px] nav:self-start nav:p-12"
        >
          <p className="sign-text text-t6 lg:text-t7">{sign}</p>
          <div className="text-t2">{signText}</div>
        </SignBoard>
      </div>
    </Page>
  )
}
