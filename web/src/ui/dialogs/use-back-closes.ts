import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Back closes an overlay, through its own history entry with the page's address, which the router ignores.
 * @returns closes it and removes the entry, then runs `after`
 */
export function useBackCloses(onClose: () => void): (after?: () => void) => void {
  // Differs from entries left by other openings.
  const [mark] = useState(Math.random)
  const isLeft = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    // The router patches the instance's pushState and would navigate.
    if (!hasEntry(mark)) History.prototype.pushState.call(history, { ...history.state, [ENTRY]: mark }, '')
    const goBack = (event: PopStateEvent) => {
      if (isLeft.current) return
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', goBack, { capture: true })
    return () => window.removeEventListener('popstate', goBack, { capture: true })
  }, [mark])

  return (after) => {
    isLeft.current = true
    if (hasEntry(mark)) {
      const gone = (event: PopStateEvent) => {
        event.stopImmediatePropagation()
        after?.()
      }
      window.addEventListener('popstate', gone, { capture: true, once: true })
      history.back()
    } else after?.()
    onClose()
  }
}

const ENTRY = 'openOverPage'
const hasEntry = (mark: number) => (history.state as Record<string, unknown> | null)?.[ENTRY] === mark
