import { createListeners } from '../listeners.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly title: string
  readonly text?: string | undefined
  readonly duration: number
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export type ToastOptions = { duration?: number; action?: Toast['action'] }

/** Long enough to read a sentence twice. */
export const DEFAULT_DURATION_MS = 5000
const MOST_AT_ONCE = 4

export type Toaster = ReturnType<typeof createToaster>

/** Timers pause under pointer or focus, and restart afterwards. A repeated text restarts its toast. */
export function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isPaused = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const { subscribe, tell } = createListeners()

  function set(next: readonly Toast[]) {
    toasts = next
    tell()
  }
  function stop(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function start(toast: Toast) {
    stop(toast.id)
    if (!isPaused) timers.set(toast.id, setTimeout(dismiss, toast.duration, toast.id))
  }
  function dismiss(id: number) {
    stop(id)
    set(toasts.filter((toast) => toast.id !== id))
    // Its button disappears without a pointer leave event.
    if (toasts.length === 0) isPaused = false
  }
  function show(kind: ToastKind, title: string, text?: string, options: ToastOptions = {}): number {
    const same = toasts.find((toast) => toast.kind === kind && toast.title === title && toast.text === text)
    if (same) stop(same.id)
    lastId += 1
    const toast: Toast = { id: lastId, kind, title, text, duration: DEFAULT_DURATION_MS, ...options }
    const others = toasts.filter((other) => other !== same)
    for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_AT_ONCE))) stop(old.id)
    set([...others, toast].slice(-MOST_AT_ONCE))
    start(toast)
    return toast.id
  }
  const kind =
    (name: ToastKind) =>
    (title: string, text?: string, options?: ToastOptions): number =>
      show(name, title, text, options)

  return {
    success: kind('success'),
    info: kind('info'),
    warning: kind('warning'),
    error: kind('error'),
    dismiss,
    pause: () => {
      isPaused = true
      for (const toast of toasts) stop(toast.id)
    },
    resume: () => {
      isPaused = false
      for (const toast of toasts) start(toast)
    },
    read: () => toasts,
    subscribe,
  }
}
