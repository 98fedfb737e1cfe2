import { Skeleton, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { jobMessages } from '../messages.ts'

export function JobSkeleton() {
  const m = jobMessages
  return (
    <Skeleton label={m.jobLoading} className="gap-6">
      <span className="block h-32 bg-line" />
      <div className="grid gap-3 p-6">
        <SkeletonLine short />
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine short />
      </div>
    </Skeleton>
  )
}
