import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The job's page is opened to apply: the dialog comes up by itself, once. */
    opensApply?: boolean
  }
}

/**
 * Whether a job's page was opened to apply for the job. Asked for once: a reload, or coming back later, finds the page
 * as it always is.
 */
export function useAskedToApply(): boolean {
  const navigate = useNavigate()
  const isAsked = useLocation({ select: ({ state }) => state.opensApply === true })
  useEffect(() => {
    if (!isAsked) return
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false })
  }, [isAsked, navigate])
  return isAsked
}
