import { Skeleton, SkeletonBlock, SkeletonLine } from '../ui/surfaces/skeleton.tsx'
import { listingMessages } from './messages.ts'

export function LoadingRows() {
  return (
    <div className="frame max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <Skeleton label={listingMessages.loading} className="rows gap-0">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div
            key={row}
            className="grid min-h-[147px] grid-cols-[40px_minmax(0,1fr)] content-start gap-x-3 gap-y-2 px-4 py-2.5"
          >
            <SkeletonBlock />
            <div className="grid content-start gap-2 pt-1">
              <SkeletonLine short />
              <SkeletonLine />
            </div>
            <div className="col-span-2 grid gap-2.5">
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
