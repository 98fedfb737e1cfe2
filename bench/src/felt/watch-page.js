// Runs in the page before its own scripts: notes each tap's answer and each layout shift, and waits for what is painted.
{
  const felt = { taps: [], shift: 0, painted: undefined, wait }
  globalThis.felt = felt

  /**
   * Waits from now on until something is painted; `felt.painted` is the milliseconds.
   * @param {string} shown its selector
   * @param {'start' | 'tap' | 'key'} from what they are counted from: the page's beginning, the next tap or the next key
   */
  function wait(shown, from) {
    const kind = from === 'tap' ? 'pointerup' : 'keydown'
    const begun =
      from === 'start'
        ? Promise.resolve(0)
        : new Promise((resolve) =>
            addEventListener(kind, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
          )
    felt.painted = begun.then(async (start) => {
      while (!isShown(shown)) await new Promise(requestAnimationFrame)
      // Past the frame that shows it, and past whatever keeps the page from answering in it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    })
  }

  const isShown = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

  const observe = (options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options })

  observe({ type: 'event', durationThreshold: 16 }, ({ name, duration, interactionId, target }) => {
    if (!interactionId) return
    const pressed = target?.closest?.('button, a, input') ?? target
    const label = pressed?.getAttribute?.('aria-label') ?? pressed?.textContent?.trim().slice(0, 30) ?? ''
    felt.taps.push({ name: `${name} ${label}`, ms: duration })
  })
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) felt.shift += value
  })
}
