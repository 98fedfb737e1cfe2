const OPEN = 'open-commands'
/** If loading takes longer, the page gets its keys back. */
const HOLD_MS = 3_000

/** For parts that do not render the palette. */
export const openCommands = () => document.dispatchEvent(new Event(OPEN))

/**
 * Calls `open` for the key or openCommands, with a function that ends the capture of typing (see holdTyping).
 * @returns a function that unsubscribes
 */
export function followCommands(open: (typed: () => string) => void): () => void {
  const ask = () => open(holdTyping())
  function press(event: KeyboardEvent) {
    // Not over a dialog, which may hold a draft that no page guards.
    if (!isTheKey(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    ask()
  }
  document.addEventListener(OPEN, ask)
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener(OPEN, ask)
    document.removeEventListener('keydown', press)
  }
}

/** Ctrl or Cmd and K; Caps Lock makes it a capital. */
export const isTheKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'

/**
 * Captures typing until the palette is open, so that it reaches no field, form or button of the page.
 * @returns a function that ends this and returns the text
 */
function holdTyping(): () => string {
  let typed = ''
  function hold(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey || (key.length > 1 && key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
    if (key !== 'Enter') typed += key
  }
  const over = new AbortController()
  function end() {
    over.abort()
    return typed
  }
  document.addEventListener('keydown', hold, { capture: true, signal: over.signal })
  setTimeout(end, HOLD_MS)
  return end
}
