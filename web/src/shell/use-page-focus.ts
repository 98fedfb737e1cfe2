import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After a change of page the focus goes to its heading, so that screen readers read on there and Tab starts
 * there. Not on the first load, not when only the query changed, and not away from something that asks to
 * keep it (`data-keep-focus`, a list beside its open row).
 */
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
