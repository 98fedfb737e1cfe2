import type { ReactNode } from 'react'
import { Page } from '../../page/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SignBoard } from '../../ui/signs/sign-board.tsx'

/** Fills the sign's line up to here. */
const LONG_SIGN = 8

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
      <div className="grid gap-x-16 gap-y-5 nav:grid-cols-[minmax(0,520px)_minmax(0,1fr)] nav:grid-rows-[auto_1fr] nav:gap-y-6">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="mt-1.5 text-ink-2 sm:text-t3">{lead}</p>
        </div>
        <SignBoard
          paint={paint}
          className="@container grid px-6 py-4 nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:p-10"
        >
          {/* The sign is as high as the form; its words stay in view. */}
          <div className="grid gap-1 self-center nav:sticky nav:top-16 nav:bottom-16 nav:gap-5">
            <p
              className={classNames(
                'sign-text text-t4',
                sign.length > LONG_SIGN ? 'nav:text-[13cqi]' : 'nav:text-[21cqi]',
              )}
            >
              {sign}
            </p>
            <div className="text-t1 nav:text-t3">{signText}</div>
          </div>
        </SignBoard>
        <div className="grid max-w-[520px] content-start gap-6">{children}</div>
      </div>
    </Page>
  )
}
