import { pages } from '@hanap/contract/site/pages'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { applyMessages } from './apply-messages.ts'
import type { ApplicationError } from './queries.ts'

/** After this, a notice explains the wait. */
const SLOW_AFTER_MS = 8000

/** Shows only the most pressing one. */
export function ApplyNotices(props: {
  isSending: boolean
  isAskedToClose: boolean
  isUnknown: boolean
  /** Sent from elsewhere. */
  isUnderWay: boolean
  /** Set if no account is connected. */
  missingProvider: string | null
  /** Set if the board no longer accepts the account. */
  refusedProvider: string | null
  lastError: ApplicationError | null
  onShowError: (error: ApplicationError) => void
  onSettings: () => void
}) {
  const { isSending, isAskedToClose, isUnknown, isUnderWay, missingProvider, refusedProvider } = props
  const { lastError, onShowError, onSettings } = props
  const m = applyMessages
  const isSlow = useSlow(isSending)
  if (isSending) {
    const text = isAskedToClose ? m.cannotClose : isSlow && m.stillSending
    return (
      <div role="status" className="contents">
        {text && <Alert kind="info">{text}</Alert>}
      </div>
    )
  }
  if (isUnderWay || isUnknown) {
    return (
      <Alert
        kind={isUnderWay ? 'info' : 'warning'}
        title={isUnderWay ? m.underWayTitle : m.unknownTitle}
        live
        action={
          <ButtonLink to={pages.applications.path} size="small">
            {m.toApplications}
          </ButtonLink>
        }
      >
        {isUnderWay ? m.underWayText : m.unknownText}
      </Alert>
    )
  }
  const toSettings = (
    <Button size="small" onClick={onSettings}>
      {m.toSettings}
    </Button>
  )
  if (missingProvider !== null) {
    return (
      <p className="text-t1 text-ink-2">
        {m.notConnected(missingProvider)}{' '}
        <button
          type="button"
          className="relative text-sea underline before:absolute before:-inset-y-3 before:inset-x-0"
          onClick={onSettings}
        >
          {m.connect}
        </button>
      </p>
    )
  }
  if (refusedProvider !== null) {
    return (
      <Alert kind="warning" title={m.attentionTitle(refusedProvider)} action={toSettings}>
        {m.attentionText}
      </Alert>
    )
  }
  if (!lastError) return null
  return (
    <Alert
      kind="warning"
      title={m.lastFailed}
      action={
        lastError.details ? (
          <Button size="small" onClick={() => onShowError(lastError)}>
            {m.seeWhy}
          </Button>
        ) : undefined
      }
    >
      {lastError.message}
    </Alert>
  )
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
