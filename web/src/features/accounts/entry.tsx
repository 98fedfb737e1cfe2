import type { ReactNode } from 'react'
import { Page } from '../../page/page.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'

/** A form and a painted sign, slim on phones, for sign-up and login. */
export function Entry(props: {
  title: string
  lead: string
  /** One or two capitalised words. */
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
            <p className="mt-1.5 text-ink-2 sm:text-t3">{lead}</p>
          </div>
          {children}
        </div>
        <SignBoard
          paint={paint}
          className="@container grid content-center gap-1 px-6 py-4 max-nav:-order-1 nav:gap-5 nav:p-12"
        >
          <p className="sign-text text-t4 nav:text-[16cqi]">{sign}</p>
          <div className="text-t1 nav:text-t3">{signText}</div>
        </SignBoard>
      </div>
    </Page>
  )
}
