import { Button } from '../../ui/buttons/button.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { failureMessages } from './failure-messages.ts'

type ListFailedProps = {
  text: string
  isOffline?: boolean
  /** The server's objection to the request. */
  reason?: string | undefined
  /** About older rows still shown below. */
  keptRows?: string | undefined
  onRetry: () => void
}

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
