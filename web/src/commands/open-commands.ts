const OPEN = 'open-commands'
/** Who waits longer for the commands wants to go on with what is there. */
const HOLD_MS = 3_000

/** Opens the commands from a part that does not hold them. */
export const openCommands = () => document.dispatchEvent(new Event(OPEN))

/**
 * Calls `open` whenever somebody asks for the commands: by the key, or by openCommands. It is given what keeps their
 * typing from the page until the commands are there (see holdTyping).
 * @returns what stops that
 */
export function followCommands(open: (typed: () => string) => void): () => void {
  const ask = () => open(holdTyping())
  function press(event: KeyboardEvent) {
    // A dialog may hold a draft that no page asks about, and it is over everything.
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

/** Ctrl or Cmd and K, also where Caps Lock makes it a capital. */
export const isTheKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'

/**
 * Keeps what is typed until the commands are there from the page, where it would land in a field, send a form or press
 * a button.
 * @returns what ends that, and answers the text
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
