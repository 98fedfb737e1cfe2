import type { ReactNode } from 'react'

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="@container grid gap-y-2 @min-[480px]:gap-y-3">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid items-baseline gap-x-4 @min-[17rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[480px]:gap-x-6 @min-[480px]:grid-cols-[200px_minmax(0,1fr)]"
        >
          <dt className="text-t1 text-ink-2 @min-[480px]:text-t2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
