import { Button } from '../../ui/buttons/button.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { failureMessages } from './failure-messages.ts'

type ListFailedProps = {
  text: string
  isOffline?: boolean
  /** What the server said of what was asked for. */
  reason?: string | undefined
  /** What is said of the rows of an earlier answer, where those still stand below. */
  keptRows?: string | undefined
  onRetry: () => void
}

/** A list that did not load, and whether that is for want of a connection. */
export function ListFailed({ text, isOffline, reason, keptRows, onRetry }: ListFailedProps) {
  const m = failureMessages
  const more = [reason, isOffline && m.seemsOffline, keptRows].filter(Boolean).join(' ')
  return (
    <Alert
      kind="error"
      live
      className={keptRows ? 'mb-3' : undefined}
      title={text}
      action={<Button onClick={onRetry}>{m.tryAgain}</Button>}
    >
      {more}
    </Alert>
  )
}
