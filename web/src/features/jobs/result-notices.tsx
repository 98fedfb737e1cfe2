import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { jobMessages } from './messages.ts'

type ListFailedProps = {
  text: string
  isOffline?: boolean
  /** Rows of an earlier answer still stand below. */
  hasRows?: boolean | undefined
  onRetry: () => void
}

/** A list that did not load, and whether that is for want of a connection. */
export function ListFailed({ text, isOffline, hasRows, onRetry }: ListFailedProps) {
  const m = useMessages(jobMessages)
  const more = [isOffline && m.offline, hasRows && m.keptRows].filter(Boolean).join(' ')
  return (
    <Alert
      kind="error"
      live
      className={hasRows ? 'mb-3' : undefined}
      title={text}
      action={<Button onClick={onRetry}>{m.tryAgain}</Button>}
    >
      {more}
    </Alert>
  )
}

/** Rows to come, in their shape. */
export function LoadingRows() {
  const m = useMessages(jobMessages)
  return (
    <div className="frame">
      <Skeleton label={m.loading} className="rows gap-0">
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
