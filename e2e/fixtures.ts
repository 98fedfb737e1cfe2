import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { findFaults } from './axe.ts'
import { markReady } from './log-in.ts'

type Person = { name: string; email: string; password: string; plan: string }
type Running = {
  app: string
  standins: { board: string; inbox: string; letters: string; payments: string }
  people: Person[]
  board_accounts: { email: string; password: string }[]
}

type Fixtures = {
  running: Running
  /** Fails a test on a console error, a page error or a policy report. */
  quietConsole: undefined
  /** Without the form. */
  signInAs: (name: string) => Promise<Person>
  /** Registers her without the form. */
  signUpAs: (firstName: string) => Promise<Person & { token: string }>
  /** No axe findings; with 'both', in either theme. */
  expectAccessible: (themes?: 'both') => Promise<void>
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await markReady(context)
    await use(context)
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilReady(page)
    await use(page)
    // A test may leave late calls.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  running: async ({}, use, info) => {
    const file = path.join(String(info.config.metadata['data']), 'running.json')
    await use(JSON.parse(readFileSync(file, 'utf8')) as Running)
  },

  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpectedFailure(message.text())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(undefined)
      expect(complaints, 'the console and the security policy have nothing to report').toEqual([])
    },
    { auto: true },
  ],

  signInAs: async ({ page, request, running }, use) => {
    await use(async (name) => {
      const person = running.people.find((one) => one.name === name)
      if (!person) throw new Error(`${name} is not among the seeded people`)
      const answer = await request.post('/api/auth/login/', {
        data: { email: person.email, password: person.password },
      })
      await keepSession(page, await answer.json())
      return person
    })
  },

  signUpAs: async ({ page, request }, use) => {
    await use(async (firstName) => {
      const username = `${firstName.toLowerCase()}_${Math.random().toString(36).slice(2, 10)}`
      const account = {
        first_name: firstName,
        last_name: 'Reyes',
        username,
        email: `${username}@example.com`,
        password: 'mangga-at-bagoong-7',
      }
      const answer = await request.post('/api/auth/register/', {
        data: { ...account, confirm_password: account.password, account_type: 'jobseeker' },
      })
      const { token, user } = await answer.json()
      await keepSession(page, { token, user })
      return { ...account, name: firstName, plan: 'free trial', token }
    })
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (themes) => {
      const rules = { 'target-size': { enabled: true } }
      expect(await findLasting(page, { rules }), page.url()).toEqual([])
      if (themes !== 'both') return
      await turnTheme(page)
      const runOnly = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }
      expect(await findLasting(page, { runOnly }), `${page.url()} in the other theme`).toEqual([])
      await turnTheme(page)
    })
  },
})

export { expect }

/** A test may delay a page's script. */
const READY_MS = 5000

/**
 * Makes goto and reload wait for hydration: `fill` types faster than a human. Tests of the time before it use
 * `waitUntil`. A page that goes to the login meanwhile interrupts a goto, so that one is typed again.
 */
function waitUntilReady(page: Page): void {
  const { goto, reload } = page
  const hydrated = () =>
    page
      .waitForFunction(
        () =>
          document.querySelector('#root[data-page]') === null || 'ready' in document.documentElement.dataset,
        undefined,
        { timeout: READY_MS },
      )
      .catch(() => null)
  page.goto = async (url, options) => {
    const open = () => goto.call(page, url, options)
    const answer = await open().catch((error: Error) => {
      if (!/is interrupted by another navigation|net::ERR_ABORTED/.test(error.message)) throw error
      return open()
    })
    if (options?.waitUntil === undefined) await hydrated()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (options?.waitUntil === undefined) await hydrated()
    return answer
  }
}

/** The browser reports failures that a test caused. */
const isExpectedFailure = (text: string) =>
  /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_(INTERNET_DISCONNECTED|FAILED))/.test(
    text,
  )

/** A page that is still being made has faults that go away. A hang limit, like the config's. */
const LASTING_MS = 25_000

async function findLasting(page: Page, options: RunOptions): Promise<string[]> {
  const last = Date.now() + LASTING_MS
  for (;;) {
    await movementEnds(page)
    const faults = await findFaults(page, options)
    if (faults.length === 0 || Date.now() > last) return faults
  }
}

/** Changes the styles only, without storing the theme. */
const turnTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
  })

/** Longer than any animation. */
const STILL_WITHIN_MS = 10_000

/**
 * Colours in transition cannot be judged, and a theme change restarts transitions: nothing may move, twice in a row.
 * Endless animations (a spinner) are ignored.
 */
async function movementEnds(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { timesStill: 0 }))
  await page
    .waitForFunction(
      () => {
        const counted = globalThis as { timesStill?: number }
        const isMoving = document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
          )
        counted.timesStill = isMoving ? 0 : (counted.timesStill ?? 0) + 1
        return counted.timesStill > 1
      },
      undefined,
      { polling: 40, timeout: STILL_WITHIN_MS },
    )
    .catch(() => null)
}

async function keepSession(page: Page, { token, user }: { token: string; user: unknown }) {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key, person]) => {
      localStorage.setItem('token', String(key))
      localStorage.setItem('user', String(person))
    },
    [token, JSON.stringify(user)],
  )
}
