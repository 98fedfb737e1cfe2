import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { applicationMessages } from '../messages.ts'

const ROWS = [1, 2, 3, 4, 5]

export function ApplicationsSkeleton() {
  const m = applicationMessages
  return (
    <Skeleton label={m.loading} className="frame rows">
      {ROWS.map((row) => (
        <div key={row} className="grid gap-3 p-4 lg:grid-cols-[3fr_2fr_1fr_2fr]">
          <SkeletonLine />
          <SkeletonLine short />
          <SkeletonLine short />
          <SkeletonLine className="max-lg:hidden" />
        </div>
      ))}
    </Skeleton>
  )
}
