import { Skeleton, SkeletonLine } from '../ui/surfaces/skeleton.tsx'

/** Stands in a page's place while it is on its way: a heading and a few lines, seen only when it takes long. */
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
