import type { EmployerPage } from '@hanap/contract/jobs/employers'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { HeardBack } from './heard-back.tsx'
import { pastMessages } from './past-messages.ts'
import { ShareBar } from './share-bars.tsx'

/** Figures with their basis, and no verdict. */
export function EmployerPast({ past, outcomes }: Pick<EmployerPage, 'past' | 'outcomes'>) {
  const m = pastMessages
  const { listings, open, days_up: up, pay_changes: changes } = past
  return (
    <Panel title={m.heading}>
      <div className="rows text-t1">
        <Fact title={m.seen(listings, open)} basis={up ? undefined : m.daysUnknown}>
          {open > 0 && open < listings && (
            <ShareBar
              parts={[
                { value: open, look: 'middle' },
                { value: listings - open, look: 'low' },
              ]}
            />
          )}
        </Fact>
        {up && <Fact title={m.daysUp(up.median)} basis={m.daysBasis(up.listings)} />}
        <PayCompared pay={past.pay} />
        <Fact
          title={
            changes.changed === 0
              ? m.payKept(changes.listings)
              : m.payChanged(changes.changed, changes.listings)
          }
        >
          {changes.changed > 0 && (
            <ShareBar
              parts={[
                { value: changes.changed, look: 'middle' },
                { value: changes.listings - changes.changed, look: 'low' },
              ]}
            />
          )}
        </Fact>
        <HeardBack outcomes={outcomes} />
      </div>
    </Panel>
  )
}

function PayCompared({ pay }: Pick<EmployerPage['past'], 'pay'>) {
  const m = pastMessages
  if (pay === null) return <Fact title={m.pay} basis={m.payUnknown} />
  const { below, within, above } = pay
  return (
    <Fact title={m.pay} basis={m.payBasis(below + within + above)}>
      <ShareBar
        parts={[
          { value: below, look: 'low' },
          { value: within, look: 'middle' },
          { value: above, look: 'high' },
        ]}
      />
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{m.lower(below)}</span>
        <span>{m.usual(within)}</span>
        <span>{m.higher(above)}</span>
      </p>
    </Fact>
  )
}

function Fact({
  title,
  basis,
  children,
}: {
  title: string
  basis?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="grid gap-1.5 py-2.5">
      <p className="font-medium">{title}</p>
      {children}
      {basis && <p className="text-t0 text-ink-2">{basis}</p>}
    </div>
  )
}
