import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { endSession } from '../../../api/client.ts'
import { isApiProblem, isRefusedFor } from '../../../api/problems/problems.ts'
import { serverWords } from '../../../api/problems/server-words.ts'
import { session } from '../../../api/session/browser-session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { settingsMessages } from './messages.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'

type Result<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>

export function LoadedSettings<T>(props: { result: Result<T>; children: (settings: T) => ReactNode }) {
  const { data, error, isFetching, refetch } = props.result
  const m = settingsMessages
  const isLoggedOut = isRefusedFor(error, 'unauthenticated')
  useLoggedOut(isLoggedOut)
  if (data !== undefined) return props.children(data)
  if (!error || isFetching) return <SettingsSkeleton />
  const tryAgain = () => {
    focusHeading()
    void refetch()
  }
  return (
    <Alert
      kind="error"
      title={m.loadFailedTitle}
      live
      action={<Button onClick={tryAgain}>{m.tryAgain}</Button>}
    >
      {isLoggedOut ? m.loggedOut : (isApiProblem(error) && serverWords(error)) || m.loadFailed}
    </Alert>
  )
}

/** Ends the session, also for refusals without the usual code. The login says why. */
function useLoggedOut(isLoggedOut: boolean): void {
  useEffect(() => {
    if (isLoggedOut) endSession(session.read().token)
  }, [isLoggedOut])
}
