// Plain JavaScript for Node 20.

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop` once: at a signal, at the end of npm, or when the parent with an ipc channel ends. Ctrl-C arrives
 * twice, so repeats within three seconds count as one; a later one exits at once.
 * @param {(reason: string) => void} stop
 */
export function onStopAsked(stop) {
  let firstAsk
  const ask = (reason) => {
    if (firstAsk === undefined) {
      firstAsk = performance.now()
      stop(reason)
    } else if (performance.now() - firstAsk > 3000) {
      process.exit(130)
    }
  }
  for (const signal of signals) process.on(signal, () => ask(signal))
  if (process.channel) process.on('disconnect', () => ask('the parent ended'))
  watchParent(() => ask('npm ended'))
}

// With nohup a program must outlive its shell.
function watchParent(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 500)
  timer.unref()
}

/** `npm start | head` must not end the program. */
export function survivePipeEnd() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
