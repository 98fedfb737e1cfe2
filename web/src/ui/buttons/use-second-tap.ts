import { type MouseEvent, useRef } from 'react'

/** As long as a double tap takes, in milliseconds. */
const DOUBLE_TAP_MS = 400

/**
 * Tells the second tap of a double tap, which would take back what the first one did. Only pointers double
 * tap: a click by keyboard has no count of presses and is never taken for one.
 */
export function useSecondTap(): (event: Pick<MouseEvent, 'detail'>) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return ({ detail }) => {
    if (detail === 0) return false
    const now = performance.now()
    const isSecond = now - last.current < DOUBLE_TAP_MS
    if (!isSecond) last.current = now
    return isSecond
  }
}
