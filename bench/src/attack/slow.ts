import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './tally.ts'
import { runTool, type Verdict } from './tool.ts'

/** Heads that come slowly, bodies that come slowly, and answers that are taken slowly. */
const modes = [
  ['slow heads', ['-H', '-u', '/']],
  ['slow bodies', ['-B', '-s', '8192', '-f', 'application/json', '-u', '/api/auth/login/']],
  ['slow readers', ['-X', '-k', '3', '-u', '/']],
] as const
const SECONDS = 25
const CONNECTIONS = 600
const PROBE_EVERY_MS = 100
/** Whoever waits longer has gone. */
const PATIENCE_MS = 5000

/** Holds many connections open by speaking slowly; meanwhile somebody asks as usual, ten times a second, and is answered. */
export async function trySlow(url: string, token: string, folder: string): Promise<Verdict> {
  const told: string[] = []
  let isFine = true
  for (const [name, args] of modes) {
    const probe = startProbe(url, token)
    const whole = args.map((one) => (one.startsWith('/') ? url + one : one))
    const said = await runTool(
      'slowhttptest',
      ['-c', String(CONNECTIONS), '-r', '200', '-l', String(SECONDS), '-i', '5', '-v', '1', ...whole],
      { seconds: SECONDS + 15, folder },
    )
    const { times, unanswered } = await probe.stop()
    if (!said) return null
    if (unanswered > 0) isFine = false
    told.push(
      `${name}: ${times.length} probes, p95 ${Math.round(percentile(times, 0.95))} ms, ${unanswered} unanswered`,
    )
  }
  return { isFine, told: told.join('; ') }
}

function startProbe(url: string, token: string) {
  const times: number[] = []
  let unanswered = 0
  let isOver = false
  const ask = async (path: string) => {
    const began = performance.now()
    const headers = { authorization: `Token ${token}` }
    const isAnswered = await fetch(url + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    if (isAnswered) times.push(performance.now() - began)
    else unanswered += 1
  }
  const under = new Set<Promise<void>>()
  const running = (async () => {
    while (!isOver) {
      for (const path of ['/healthz', '/api/jobs/']) {
        const one = ask(path).finally(() => under.delete(one))
        under.add(one)
      }
      await wait(PROBE_EVERY_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await running
      await Promise.all(under)
      return { times, unanswered }
    },
  }
}
