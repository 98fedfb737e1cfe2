import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readOwnPath } from '../../page/paths.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the apply dialog once with the job's page. */
    opensApply?: boolean
  }
}

/** History state does not survive the way back from Settings. */
const APPLY_HASH = 'apply'

/** Undefined if it is no page of ours. */
export function addressToApply(href: string): string | undefined {
  const [path] = readOwnPath(href)?.split('#') ?? []
  return path && `${path}#${APPLY_HASH}`
}
export const opensApply = (path: string): boolean => path.endsWith(`#${APPLY_HASH}`)

/** True once: a reload or a later visit finds the usual page. */
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
