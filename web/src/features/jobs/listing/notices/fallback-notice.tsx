import { formatCount } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { jobMessages } from '../../messages.ts'
import { fallbackMessages } from './fallback-messages.ts'

/** The browser searched the newest listings only. */
export function FallbackNotice(props: { read: number; onRetry: () => void; onViewAll: () => void }) {
  const { read, onRetry, onViewAll } = props
  const m = fallbackMessages
  const { tryAgain } = jobMessages
  return (
    <Alert
      kind="warning"
      live
      className="mb-3"
      title={m.fallbackTitle}
      action={
        <span className="mt-1 flex flex-wrap gap-2">
          <Button onClick={onRetry}>{tryAgain}</Button>
          <Button onClick={onViewAll}>{m.fallbackViewAll}</Button>
        </span>
      }
    >
      {m.fallbackText(formatCount(read))} {m.fallbackSimpler}
    </Alert>
  )
}
