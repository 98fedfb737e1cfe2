/** @module-tag security */
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { callAfter } from '../../../test/waiting-for-lock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {} })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const NEW = 'Kalabaw-sa-9'
const changePassword = (person: Person) =>
  app.post('/auth/password/change/', {
    as: person,
    body: { old_password: person.password, new_password1: NEW, new_password2: NEW },
  })
const nameOf = async ({ id }: Person) =>
  (await app.db.selectFrom('users').select('first_name').where('id', '=', id).executeTakeFirstOrThrow())
    .first_name

/**
 * Sends a request except its last byte.
 * @returns sends that byte and resolves with the response
 */
async function holdBack({ token }: Person, payload: string): Promise<() => Promise<string>> {
  const { port } = app.http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let said = ''
  const begun = Promise.withResolvers<void>()
  socket.on('data', (part: string) => {
    said += part
    begun.resolve()
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = [
    'PUT /api/user/update/ HTTP/1.1',
    'Host: hanap.example',
    `Authorization: Token ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${payload.length}`,
    // The server continues once it has checked the session.
    'Expect: 100-continue',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await begun.promise
  socket.write(payload.slice(0, -1))
  return async () => {
    socket.write(payload.slice(-1))
    await closed
    return said
  }
}

describe('A request whose last byte is held back', () => {
  it.each([
    ['she logs out', (person: Person) => app.post('/auth/logout/', { as: person })],
    ['she has another password', changePassword],
  ])('changes nothing any more once %s', async (_, end) => {
    const person = await ana(app)
    const email = `thief-${person.email}`
    const finish = await holdBack(person, JSON.stringify({ email, first_name: 'Thief' }))
    expect((await end(person)).status).toBe(200)
    expect(await finish()).toContain(' 401 Unauthorized')
    expect(await nameOf(person)).toBe('Ana')
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('counts while she is signed in', async () => {
    const person = await ana(app)
    const finish = await holdBack(person, JSON.stringify({ email: person.email, first_name: 'Anabel' }))
    expect(await finish()).toContain(' 200 OK')
    expect(await nameOf(person)).toBe('Anabel')
  })
})

describe('A change that waits for another one of the account', () => {
  it('asks for no other address once every session was ended', async () => {
    const person = await ana(app)
    const email = `thief-${person.email}`
    const { status } = await callAfter(
      app,
      person,
      (tx) => tx.deleteFrom('sessions').where('user_id', '=', person.id).execute(),
      () => app.put('/user/update/', { as: person, body: { email, first_name: 'Thief' } }),
    )
    expect(status).toBe(401)
    expect(await nameOf(person)).toBe('Ana')
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('sets no password over one that was set meanwhile', async () => {
    const person = await ana(app)
    const { status, body } = await callAfter(
      app,
      person,
      (tx) => tx.updateTable('users').set({ password_hash: 'new' }).where('id', '=', person.id).execute(),
      () => changePassword(person),
    )
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['old_password'])
    const row = app.db.selectFrom('users').select('password_hash').where('id', '=', person.id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ password_hash: 'new' })
  })
})
