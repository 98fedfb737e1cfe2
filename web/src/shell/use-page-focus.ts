import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'

/** For screen readers and Tab. Not on first load, not for query changes, not away from `data-keep-focus`. */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        if (document.activeElement?.closest('[data-keep-focus]')) return
        focusHeading()
      }),
    [router],
  )
}
