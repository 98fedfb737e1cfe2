import type { EmployerOutcomes, OutcomeRange } from '@hanap/contract/jobs/employer-past'
import { pastMessages } from './past-messages.ts'
import { RangeBar } from './share-bars.tsx'

/** Shown from ten counted seekers on. */
export function HeardBack({ outcomes }: { outcomes: EmployerOutcomes }) {
  const m = pastMessages
  return (
    <div className="grid gap-1.5 py-2.5">
      <p className="font-medium">{m.heard}</p>
      {outcomes === null ? (
        <p className="text-t0 text-ink-2">{m.heardUnknown}</p>
      ) : (
        <>
          <Share name={m.replies} range={outcomes.replies} of={outcomes.seekers} />
          <div className="grid">
            <Share name={m.interviews} range={outcomes.interviews} of={outcomes.seekers} />
            <p className="flex justify-between text-t0 text-ink-2" aria-hidden="true">
              <span>0%</span>
              <span>50%</span>
              <span>100%</span>
            </p>
          </div>
          <p className="text-t0 text-ink-2">
            {m.heardBasis(outcomes.seekers)} {m.heardSource}
          </p>
        </>
      )}
    </div>
  )
}

const percent = (share: number) => Math.round(share * 100)

function Share({ name, range, of }: { name: string; range: OutcomeRange; of: number }) {
  const m = pastMessages
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          {name}: {m.range(range.least, range.most, of)}
        </span>
        <span className="text-ink-2">{m.likely(percent(range.low), percent(range.high))}</span>
      </p>
      <RangeBar range={range} of={of} />
    </div>
  )
}
