import { flushSync } from 'react-dom'

let isPressing = false
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressing = true), true)
  window.addEventListener('mouseup', () => (isPressing = false), true)
}

/**
 * Does what leaving a field leads to. While something is being pressed it waits for the click, and comes just before
 * it: what it draws must not move the pressed button away, and the button's own work finds it done. Touch screens send
 * the same events, for older pages.
 */
export function beforeClick(act: () => void): void {
  if (!isPressing) return act()
  const waiting = new AbortController()
  const options = { capture: true, signal: waiting.signal }
  const go = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    flushSync(act)
  }
  window.addEventListener('click', go, options)
  // A press that ends beside what it began on clicks nothing.
  window.addEventListener('mouseup', () => setTimeout(go), options)
  return undefined
}
