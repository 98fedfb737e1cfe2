import { type ReactNode, useId } from 'react'
import { PayKey } from '../../../../listing/pay/pay-ruler.tsx'
import { closeMessages } from './close-messages.ts'

type CloseMatchesProps = {
  /** True if no row above explains the pay rulers. */
  hasPayKey: boolean
  children: ReactNode
}

/** Jobs with most of the words, below the few with all: a paid search finds something. */
export function CloseMatches({ hasPayKey, children }: CloseMatchesProps) {
  const m = closeMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-8">
      <h2 id={id} className="text-t3">
        {m.closeMatches}
      </h2>
      <p role="status" className="pb-2.5 text-ink-2 text-t1">
        {m.closeMatchesText}
      </p>
      {hasPayKey && (
        <div className="pb-2.5">
          <PayKey />
        </div>
      )}
      {children}
    </section>
  )
}
