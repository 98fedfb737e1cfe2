import { useMessages } from '../i18n/language.tsx'
import { Skeleton, SkeletonLine } from '../ui/skeleton.tsx'
import { shellMessages } from './messages.ts'

/** Stands in a page's place while it is on its way: a heading and a few lines, seen only when it takes long. */
export function PendingPage() {
  const m = useMessages(shellMessages)
  return (
    <div className="wrap page">
      <Skeleton label={m.loading}>
        <SkeletonLine short />
        <SkeletonLine />
        <SkeletonLine />
      </Skeleton>
    </div>
  )
}
