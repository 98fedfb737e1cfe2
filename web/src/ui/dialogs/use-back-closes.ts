import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Lets the browser's Back close what is open over a page, by a history entry of its own. The router ignores it: its
 * address is the page's.
 * @returns closes it and removes the entry; `after` runs then
 */
export function useBackCloses(onClose: () => void): (after?: () => void) => void {
  // An entry that was left behind by another opening is not this one's.
  const [mark] = useState(Math.random)
  const isLeft = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    // The router has put its own in the place of window.history.pushState, and would take this for a navigation.
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
