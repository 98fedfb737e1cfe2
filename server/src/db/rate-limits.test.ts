import { asSaid } from '@hanap/contract/says/fill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { createRateLimits } from './rate-limits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const twice = { max: 2, windowSeconds: 60, text: asSaid('Please wait.') }

test('an attempt that is given back leaves room for another', async () => {
  const limits = createRateLimits(app)
  await limits.count('again', twice)
  await limits.count('again', twice)
  await limits.giveBack('again')
  await limits.count('again', twice)
  await expect(limits.count('again', twice)).rejects.toMatchObject({ code: 'too-many' })
})

test('what ana asked for is answered although her count cannot be given back, and the operator reads of it', async () => {
  const logged: string[] = []
  const limits = createRateLimits({ db: app.db, clock: app.clock, log: (line) => logged.push(line) })
  await limits.count('held', twice)
  // Larger than a counter can hold.
  await expect(limits.giveBack('held', 2 ** 40)).resolves.toBeUndefined()
  expect(logged).toEqual([expect.stringMatching(/^A count was not given back: .*integer/)])
  await limits.count('held', twice)
  await expect(limits.count('held', twice)).rejects.toMatchObject({ code: 'too-many' })
})
