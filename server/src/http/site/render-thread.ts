import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { RenderCall, Rendered } from './renderer.ts'

/*
 * Renders pages with live figures. In a worker thread, because a page would block requests for too long, and the
 * thread's memory is freed when it ends.
 */
const port = parentPort
if (!port) throw new Error('this file is run as a worker thread')
const { folder } = workerData as { folder: string }

type BuiltRenderer = { renderLive(address: string, answers: object): Promise<Rendered> }

port.on('message', async ({ id, language, address, answers }: RenderCall) => {
  try {
    const file = pathToFileURL(path.join(folder, `${language}.mjs`)).href
    const { renderLive } = (await import(file)) as BuiltRenderer
    port.postMessage({ id, rendered: await renderLive(address, answers) })
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
