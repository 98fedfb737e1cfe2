/** Lighthouse's slow 4G. Bytes per second, milliseconds. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_RATE = 4

type Attached = { sessionId: string; targetInfo: { type: string } }

/**
 * Slows a browser's pages and workers, the service worker included.
 * @param port of the browser's tools
 * @returns a function that lets go
 */
export async function slowDown(port: number): Promise<() => void> {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(version.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Chromium does not answer.')), { once: true })
  })
  let id = 0
  const send = (method: string, params: object, sessionId?: string) => {
    id += 1
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
  }
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as { method?: string; params?: Attached }
    if (method !== 'Target.attachedToTarget' || !params) return
    const { sessionId, targetInfo } = params
    send('Network.enable', {}, sessionId)
    send('Network.emulateNetworkConditions', CONNECTION, sessionId)
    // A worker shares its page's throttled CPU.
    if (targetInfo.type === 'page') {
      send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE }, sessionId)
      send('Target.setAutoAttach', follow, sessionId)
    }
    send('Runtime.runIfWaitingForDebugger', {}, sessionId)
  })
  send('Target.setAutoAttach', follow)
  return () => socket.close()
}
