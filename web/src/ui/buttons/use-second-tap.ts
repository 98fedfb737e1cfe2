import { type MouseEvent, useRef } from 'react'

const DOUBLE_TAP_MS = 400

/** Detects the second tap of a double tap, which would undo the first. Keyboard clicks never count. */
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
