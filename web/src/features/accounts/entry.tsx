import type { ReactNode } from 'react'
import { Page } from '../../page/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SignBoard } from '../../ui/signs/sign-board.tsx'

/** A form and a painted sign, for sign-up and login. */
export function Entry(props: {
  title: string
  lead: string
  /** One or two capitalised words. */
  sign: string
  signText: ReactNode
  paint: 1 | 2 | 3 | 4 | 5 | 6
  signFirst?: boolean
  children: ReactNode
}) {
  const { title, lead, sign, signText, paint, signFirst, children } = props
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
          className={classNames(
            'grid content-center px-6 nav:gap-4 nav:p-12',
            signFirst ? 'max-nav:-order-1 max-nav:gap-2 max-nav:py-4' : 'max-nav:gap-4 max-nav:py-6',
          )}
        >
          <p className={classNames('sign-text nav:text-t6 lg:text-t7', signFirst ? 'text-t4' : 'text-t6')}>
            {sign}
          </p>
          <div className={classNames('nav:text-t2', signFirst ? 'text-t1' : 'text-t2')}>{signText}</div>
        </SignBoard>
      </div>
    </Page>
  )
}
