import { Skeleton, SkeletonBlock, SkeletonLine } from '../ui/surfaces/skeleton.tsx'
import { listingMessages } from './messages.ts'

/** Rows to come, in their shape. */
export function LoadingRows() {
  return (
    <div className="frame">
      <Skeleton label={listingMessages.loading} className="rows gap-0">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div key={row} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3 p-4">
            <SkeletonBlock />
            <div className="grid content-start gap-2.5 pt-1">
              <SkeletonLine short />
              <SkeletonLine />
            </div>
            <div className="col-span-2 grid gap-2.5">
              <SkeletonLine short />
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine short />
            </div>
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
