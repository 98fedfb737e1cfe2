import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../../api/session/browser-session.ts'
import { landingOfVisitor, landingWith } from './landing.ts'

/** For a login in another tab while the form is idle. */
export function useGoOnWhenSignedIn(isIdle: boolean, next: string | undefined): void {
  const queries = useQueryClient()
  const router = useRouter()
  const isSignedIn = useSession().token !== null
  useEffect(() => {
    if (!isSignedIn || !isIdle) return
    let isHere = true
    void landingOfVisitor(queries).then((path) => {
      if (!isHere || path === null) return
      void router.navigate({ href: landingWith(path, next), replace: true })
    })
    return () => {
      isHere = false
    }
  }, [isSignedIn, isIdle, next, queries, router])
}

/** Opens a path of this site after a delay, unless the visitor leaves first. */
export function useDelayedGo(going: { path: string; delayMs: number } | null): void {
  const router = useRouter()
  const [pathname] = useState(() => router.history.location.pathname)
  useEffect(() => {
    if (!going) return
    const go = () => {
      // Another navigation has started, and waits for its page's code.
      if (router.history.location.pathname !== pathname) return
      void router.navigate({ href: going.path, replace: true })
    }
    const timer = setTimeout(go, going.delayMs)
    return () => clearTimeout(timer)
  }, [going, router, pathname])
}
