/**
 * The modal dialogs that are open, the last one on top. A modal makes everything outside it inert, so the
 * toasts must stand inside the top one to be seen and heard.
 */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Puts a dialog on top; the answer takes it away again. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The dialog on top, or null. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

/** Calls `listener` after every change until the answer is called. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
