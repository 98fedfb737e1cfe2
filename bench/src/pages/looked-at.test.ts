import { pages } from '@hanap/contract/site/pages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOnBoard } from '../../../server/test/applying.ts'
import { carla } from '../../../server/test/people.ts'
import { startApp, type TestApp } from '../../../server/test/start-app.ts'
import type { Caller } from '../harness/api.ts'
import { axeOptions } from './axe.ts'
import { everybodysAddresses, makeShown, membersAddresses } from './looked-at.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: {}, payments: {} })
})
afterAll(() => app.close())

it('axe checks every page of the site, and those of what carla has', async () => {
  const person = await carla(app)
  const call: Caller = ({ method, path }, body) =>
    (method === 'GET' ? app.get : app.post)(path, { as: person, body: body as object })
  const { id: job } = await listOnBoard(app)
  const shown = await makeShown(call, job)
  const members = membersAddresses(shown)
  for (const address of [
    `/jobs/${job}`,
    `/employers/${shown.employer}`,
    `/letters/${shown.letter}`,
    `/subscription/receipts/${shown.payment}`,
  ])
    expect(members).toContain(address)

  const looked = [...everybodysAddresses, ...members].map((address) => address.split(/[?#]/)[0] ?? '')
  const paths = Object.values(pages).map(({ path }) => path)
  const isLooked = (path: string) => looked.some((one) => asPattern(path).test(one))
  // Logging out shows no page.
  expect(paths.filter((path) => !isLooked(path))).toEqual(['/logout'])
})

it('axe checks the size of targets, which its defaults leave out', () => {
  expect(axeOptions.rules['target-size']).toEqual({ enabled: true })
})

const asPattern = (path: string) => new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`)
