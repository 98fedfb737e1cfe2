import { type ChildProcess, spawn } from 'node:child_process'
import { type Identity, spawnOptions } from './embedded-identity.ts'

/*
 * The server's parent, a small shell that reads our pipe (descriptor 3). When we die the pipe closes, and the shell
 * ends the server: fast, then immediately after ten seconds. The watching subshell is ended too and keeps none of our
 * pipes: it would hold our output open, and later signal a reused pid. A stop before the pid is known is remembered.
 */
const watchdog = `
trap 's=1; [ -z "$p" ] || kill -INT $p 2>/dev/null' INT TERM HUP
"$@" </dev/null 3<&- & p=$!
( while read -r _; do :; done
  kill -INT $p; i=0; while [ $i -lt 10 ] && kill -0 $p; do sleep 1; i=$((i+1)); done; kill -QUIT $p ) <&3 >/dev/null 2>&1 & w=$!
exec 3<&-
[ -z "$s" ] || kill -INT $p 2>/dev/null
while :; do wait $p; r=$?; kill -0 $p 2>/dev/null || break; done
kill $w 2>/dev/null; exit $r
`

export type WatchedServer = {
  /** 128 plus the signal's number after a signal. */
  exited: Promise<number>
  hasExited(): boolean
  /** The last 20,000 characters. */
  output(): string
  /** Fast shutdown; immediate after ten seconds. */
  stop(): Promise<void>
}

/**
 * The server cannot outlive this process. Its own session keeps Ctrl-C from stopping it before requests are finished.
 */
export function startWatched(program: string, args: string[], identity: Identity): WatchedServer {
  const child = spawn('/bin/sh', ['-c', watchdog, 'hanap-database', program, ...args], {
    ...spawnOptions(identity),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  // Never written to; it may report that the shell is gone.
  child.stdio[3]?.on('error', () => {})
  let code: number | undefined
  const exited = new Promise<number>((resolve) => {
    const finish = (result: number) => {
      code ??= result
      resolve(code)
    }
    child.on('error', (error) => {
      text += error.message
      finish(-1)
    })
    child.on('exit', (result, signal) => finish(result ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  return {
    exited,
    hasExited: () => code !== undefined,
    output: () => text,
    stop: () => stopChild(child, exited),
  }
}

async function stopChild(child: ChildProcess, exited: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  // The watchdog escalates if the first signal had no effect.
  const escalation = setTimeout(() => child.stdio[3]?.destroy(), 5000)
  await exited
  clearTimeout(escalation)
}
