import type { ReactNode } from 'react'

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-10 gap-y-2 @min-[40rem]:grid-cols-2">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid items-baseline gap-x-4 @min-[17rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-t1 text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
