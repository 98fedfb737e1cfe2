import { register } from '@hanap/contract/accounts/accounts'
import { addressIn } from '@hanap/contract/site/languages'
import { findFaults } from '@hanap/e2e/axe'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { createCaller, demand } from '../harness/api.ts'
import { registration } from '../harness/people.ts'
import { createProgress } from '../harness/progress.ts'
import { printTable } from '../harness/table.ts'
import { findJob, type Program, type Session, signIn } from '../harness/whole-program.ts'
import { keepSession } from './browser.ts'
import { everybodysAddresses, makeShown, membersAddresses } from './looked-at.ts'

const PAGE_PATIENCE_MS = 15_000
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }

/** axe cannot judge colours in transition. */
const still = { reducedMotion: 'reduce' } as const

type State = BrowserContextOptions & {
  name: string
  /** Absent for public pages. */
  session?: Session
  isFilipino?: true
  /** Every API call answers 500. */
  isFailing?: true
}
type Found = { state: string; address: string; lines: string[] }

/** The defaults, and the size of targets (WCAG 2.2). */
export const axeOptions = { rules: { 'target-size': { enabled: true } } }

/**
 * Every page in every state.
 * @param only addresses
 * @returns whether there are no faults
 */
export async function measureAccess(program: Program, executable: string, only: string[]): Promise<boolean> {
  const carla = await signIn(program, 'carla')
  const job = await findJob(program, carla)
  const members = membersAddresses(await makeShown(createCaller(program.url, carla.token), job))
  const isChosen = (address: string) => only.length === 0 || only.includes(address)
  const states = await listStates(program, carla)
  const all = states.flatMap((state) =>
    (state.session ? members : everybodysAddresses).filter(isChosen).map((address) => ({ state, address })),
  )
  if (all.length === 0) throw new Error('There is no such page.')
  const tellProgress = createProgress('axe', all.length)
  const browser = await chromium.launch({ executablePath: executable })
  const found: Found[] = []
  try {
    for (const state of states) {
      for (const one of all.filter((each) => each.state === state)) {
        found.push(await lookAt(browser, program.url, one))
        tellProgress(found.length)
      }
    }
  } finally {
    await browser.close()
  }
  const named = (isMembers: boolean) =>
    states.filter(({ session }) => (session !== undefined) === isMembers).map(({ name }) => name)
  const ofMembers = new Set(named(true))
  printFound(
    'Public pages',
    named(false),
    found.filter(({ state }) => !ofMembers.has(state)),
  )
  printFound(
    'Pages of people',
    named(true),
    found.filter(({ state }) => ofMembers.has(state)),
  )
  return found.every(({ lines }) => lines.length === 0)
}

async function listStates(program: Program, carla: Session): Promise<State[]> {
  const dario = await signIn(program, 'dario')
  const newcomer = (await demand(
    createCaller(program.url, ''),
    register,
    registration('newcomer'),
  )) as Session
  return [
    { name: 'phone, light', viewport: phone, colorScheme: 'light' },
    { name: 'phone, dark', viewport: phone, colorScheme: 'dark' },
    { name: 'desk, light', viewport: desk, colorScheme: 'light' },
    { name: 'desk, dark', viewport: desk, colorScheme: 'dark' },
    { name: 'Filipino', viewport: phone, isFilipino: true },
    { name: 'failing', viewport: phone, isFailing: true },
    { name: 'phone, light ', viewport: phone, colorScheme: 'light', session: carla },
    { name: 'desk, dark ', viewport: desk, colorScheme: 'dark', session: carla },
    { name: 'Filipino ', viewport: phone, isFilipino: true, session: carla },
    { name: 'new', viewport: phone, session: newcomer },
    { name: 'trial over', viewport: desk, session: dario },
    { name: 'failing ', viewport: phone, isFailing: true, session: carla },
  ]
}

async function lookAt(
  browser: Browser,
  site: string,
  { state, address }: { state: State; address: string },
): Promise<Found> {
  const { name, session, isFilipino, isFailing, ...options } = state
  const context = await browser.newContext({
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    ...still,
    ...options,
  })
  try {
    const page = await context.newPage()
    if (session) await keepSession(page, site, session)
    if (isFailing) {
      await context.route('**/api/**', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{"detail":"Internal error"}' }),
      )
    }
    await page.goto(site + (isFilipino ? addressIn('fil', address) : address))
    // Pages that poll never become idle.
    await page.waitForLoadState('networkidle', { timeout: PAGE_PATIENCE_MS }).catch(() => {})
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: PAGE_PATIENCE_MS })
      .catch(() => {})
    const lines = await findFaults(page, axeOptions)
    return { state: name, address, lines }
  } finally {
    await context.close()
  }
}

function printFound(title: string, states: string[], found: Found[]) {
  if (found.length === 0) return
  const addresses = [...new Set(found.map(({ address }) => address))]
  const rows = addresses.map((address) => [
    address,
    ...states.map((state) => {
      const one = found.find((each) => each.address === address && each.state === state)
      return one ? one.lines.length : ''
    }),
  ])
  const faults = found.reduce((sum, { lines }) => sum + lines.length, 0)
  console.log(`\n${title}: ${found.length} looked at, ${faults} faults`)
  printTable(['Page', ...states.map((state) => state.trim())], rows)
  for (const { address, state, lines } of found) {
    for (const line of lines) console.log(`${address} (${state.trim()}): ${line}`)
  }
}
