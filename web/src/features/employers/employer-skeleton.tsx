import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { directoryMessages } from './directory-messages.ts'

export function EmployerSkeleton() {
  const m = directoryMessages
  return (
    <>
      {/* Takes the focus after a navigation, and passes it to the name. */}
      <h1 className="sr-only" tabIndex={-1}>
        {m.employerLoading}
      </h1>
      <Skeleton label={m.employerLoading} className="gap-6">
        <span className="block h-43 bg-line lg:h-51" />
        <div className="grid gap-6 lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-8">
          <div className="grid content-start gap-3 p-5">
            <SkeletonLine short />
            <SkeletonLine />
            <SkeletonLine />
          </div>
          <div className="grid content-start gap-3 p-5">
            <SkeletonLine short />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine short />
          </div>
        </div>
      </Skeleton>
    </>
  )
}
