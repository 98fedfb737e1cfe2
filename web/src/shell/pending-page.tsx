import { Skeleton, SkeletonLine } from '../ui/surfaces/skeleton.tsx'

/** For a page that takes long to load. */
export function PendingPage() {
  return (
    <div className="wrap page">
      <Skeleton>
        <SkeletonLine short className="h-8" />
        <SkeletonLine />
        <SkeletonLine />
      </Skeleton>
    </div>
  )
}
