// Plain JavaScript for Node 20.

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Call `stop` once when this process is asked to end: by a signal, by the end of npm (which dies without
 * telling us when it is killed), or by the end of the process that started us with an ipc channel.
 * Ctrl-C arrives twice (from the terminal and passed on by the parent): repeats within three seconds count
 * as one, a later one ends the process at once.
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

// Only under npm: a program that was started with nohup must outlive its shell.
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

/** `npm start | head` closes our output: that is no reason to end. */
export function survivePipeEnd() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
