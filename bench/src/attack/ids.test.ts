/** @module-tag security */
import { randomBytes } from 'node:crypto'
import { endpoint } from '@hanap/contract/wire/endpoint'
import { idParams } from '@hanap/contract/wire/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardAccount, connectBoard, listOnBoard } from '../../../server/test/applying.ts'
import { givePlan } from '../../../server/test/people.ts'
import { startApp, type TestApp } from '../../../server/test/start-app.ts'
import { gather, signUp } from './belongings.ts'
import { type Call, headersOf, payloadOf } from './call.ts'
import { type Scene, tryIds } from './ids.ts'
import { listNaming, nameOf, namings } from './naming.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await startApp({ board: {}, inbox: {}, payments: {} })
  const call: Call = async (method, path, sent = {}) => {
    const { contentType, payload } = payloadOf(sent)
    const answer = await app.http.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: headersOf(sent, contentType),
      ...(payload !== undefined && { payload }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
  const { id: job } = await listOnBoard(app)
  const owner = await signUp(call, 'nena')
  const stranger = await signUp(call, 'dodong')
  const person = { ...stranger, name: 'Dodong', username: 'dodong', password: '' }
  await givePlan(app, person, 'premium')
  await connectBoard(app, person, boardAccount(app, 1))
  const word = `kanaryo${randomBytes(8).toString('hex')}`
  const theirs = await gather(call, app.db, owner, { job, word, boardAccount: boardAccount(app, 0) })
  scene = { call, db: app.db, owner, theirs, word, stranger }
})
afterAll(() => app.close())

it('nobody reads, changes or even learns of what is somebody else’s, whatever call names it', async () => {
  const { wrong, calls } = await tryIds(scene)
  expect(wrong).toEqual([])
  expect(calls).toBeGreaterThan(100)
})

it('every call that names something is asked, and nothing is that does not', () => {
  expect(Object.keys(namings).toSorted()).toEqual(listNaming().map(nameOf).toSorted())
})

it('a call that is added and names something has to be listed', async () => {
  const added = endpoint({
    method: 'GET',
    path: '/secrets/:id/',
    access: 'user',
    summary: 'A secret',
    params: idParams,
    answers: { 204: null },
  })
  expect(listNaming([added])).toEqual([added])
})

it('sees what a stranger changes and what they are told, where that were possible', async () => {
  const unguarded = ['GET /cover-letters/:id/', 'PATCH /job-applications/:id/', 'DELETE /saved-searches/:id/']
  // The owner acts as an unrestricted stranger.
  const some = listNaming().filter((one) => unguarded.includes(nameOf(one)))
  const { wrong } = await tryIds({ ...scene, stranger: scene.owner }, some)
  const found = (name: string) => wrong.filter((text) => text.startsWith(name)).join('\n')
  expect(found('GET /cover-letters/:id/')).toContain('tells a stranger of the owner')
  expect(found('PATCH /job-applications/:id/ ')).toContain('let a stranger change something')
  expect(found('DELETE /saved-searches/:id/')).toContain('let a stranger change something')
})
