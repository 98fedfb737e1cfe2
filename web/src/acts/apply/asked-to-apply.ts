import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readOwnPath } from '../../page/paths.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The job's page is opened to apply: the dialog comes up by itself, once. */
    opensApply?: boolean
  }
}

/** Asks for it in an address, where a state of the history does not reach: on the way back from Settings. */
const APPLY_HASH = 'apply'

/** The page at this address, with the apply sheet opened there; undefined where it is no page of ours. */
export function addressToApply(href: string): string | undefined {
  const [path] = readOwnPath(href)?.split('#') ?? []
  return path && `${path}#${APPLY_HASH}`
}
export const opensApply = (path: string): boolean => path.endsWith(`#${APPLY_HASH}`)

/**
 * Whether a job's page was opened to apply for the job. Asked for once: a reload, or coming back later, finds the page
 * as it always is.
 */
export function useAskedToApply(): boolean {
  const navigate = useNavigate()
  const isAsked = useLocation({
    select: ({ state, hash }) => state.opensApply === true || hash === APPLY_HASH,
  })
  useEffect(() => {
    if (!isAsked) return
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false })
  }, [isAsked, navigate])
  return isAsked
}
