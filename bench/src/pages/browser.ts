import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'
import { chromium, type Page } from '@playwright/test'
import { until } from '../harness/until.ts'
import type { Session } from '../harness/whole-program.ts'

/** Without background work. */
const flags = [
  '--headless=new',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--hide-scrollbars',
  '--mute-audio',
  '--remote-debugging-port=0',
]

/**
 * Uses an empty profile, for Lighthouse to connect to.
 * @throws Error of one line
 */
export async function startBrowser(executable: string) {
  const { path: profile, remove: removeProfile } = makeFolder(path.join(tmpdir(), 'hanap-chromium-'))
  const own = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags
  const child = spawn(executable, [...own, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    removeProfile()
  }
  try {
    const port = await readPort(path.join(profile, 'DevToolsActivePort'))
    return { port, close }
  } catch (error) {
    await close()
    throw error
  }
}
export type Browser = Awaited<ReturnType<typeof startBrowser>>

async function readPort(file: string): Promise<number> {
  let port = 0
  await until(async () => {
    port = Number((await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0])
    return port > 0
  })
  return port
}

/** Lighthouse keeps the browser's storage. */
export async function signInHere({ port }: Browser, site: string, session: Session): Promise<void> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await connected.contexts()[0]?.newPage()
    if (!page) throw new Error('Chromium has no window to sign in at.')
    await keepSession(page, site, session)
    await page.close()
  } finally {
    await connected.close()
  }
}

/** As the site does. */
export async function keepSession(page: Page, site: string, { token, user }: Session): Promise<void> {
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(
    ([key, person]) => {
      localStorage.setItem('token', String(key))
      localStorage.setItem('user', String(person))
    },
    [token, JSON.stringify(user)],
  )
}
