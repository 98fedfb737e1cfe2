import { type ReactNode, useId } from 'react'
import { PayKey } from '../../../../listing/pay/pay-ruler.tsx'
import { closeMessages } from './close-messages.ts'

type CloseMatchesProps = {
  /** Whether what the rulers mean is said here, as no row above had it said. */
  hasPayKey: boolean
  children: ReactNode
}

/** Jobs that have most of the words, under the few or none that have them all: a search that was paid for finds something. */
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
