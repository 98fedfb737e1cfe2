const OPEN = 'open-commands'
/** Holds typed keys this long at most; then the page gets its keys back. */
const HOLD_MS = 3_000

export const openCommands = () => document.dispatchEvent(new Event(OPEN))

/**
 * Calls `open` for the key or openCommands, with the function that ends holdTyping.
 * @returns a function that unsubscribes
 */
export function followCommands(open: (typed: () => string) => void): () => void {
  const ask = () => open(holdTyping())
  function press(event: KeyboardEvent) {
    // A dialog may hold a draft that no page guards.
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

/** With Caps Lock it is a capital. */
export const isTheKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'

/**
 * Until the palette is open, so that no field, form or button gets the keys.
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
