import { flushSync } from 'react-dom'

let isPressing = false
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressing = true), true)
  window.addEventListener('mouseup', () => (isPressing = false), true)
}

/**
 * Runs a blur's side effects. During a press it waits until just before the click: rendering must not move the
 * pressed button. Touch screens send the same events.
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
  // A press that ends elsewhere clicks nothing.
  window.addEventListener('mouseup', () => setTimeout(go), options)
  return undefined
}
