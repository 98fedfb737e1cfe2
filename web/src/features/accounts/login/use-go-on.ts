import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../../api/session/browser-session.ts'
import { landingOfVisitor, landingWith } from './landing.ts'

/** Leaves an idle form when the visitor logs in in another tab. */
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

/** Goes to a path of this site after a delay, unless the page is left before. */
export function useDelayedGo(going: { path: string; delayMs: number } | null): void {
  const router = useRouter()
  const [pathname] = useState(() => router.history.location.pathname)
  useEffect(() => {
    if (!going) return
    const go = () => {
      // A navigation has started, though this page stays mounted until the next one's code arrives.
      if (router.history.location.pathname !== pathname) return
      void router.navigate({ href: going.path, replace: true })
    }
    const timer = setTimeout(go, going.delayMs)
    return () => clearTimeout(timer)
  }, [going, router, pathname])
}
