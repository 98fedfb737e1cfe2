import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, ben, dario, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const read = (as: Person) => app.get('/ai-instructions/', { as })
const post = (as: Person, body: Record<string, unknown>) => app.post('/ai-instructions/', { as, body })
const patch = (as: Person, id: number | string, instructions: unknown) =>
  app.patch(`/ai-instructions/${id}/`, { as, body: { instructions } })

describe('Keeping AI instructions', () => {
  it('ana has none until she writes some, and then reads them back', async () => {
    const person = await ana(app)
    const none = await read(person)
    expect([none.status, none.body.code]).toEqual([404, 'not-found'])
    const kept = await post(person, { instructions: '  Keep it short.\n\nNo big words.  ' })
    expect(kept.status).toBe(201)
    expect(kept.body).toEqual({
      id: expect.any(Number),
      user: person.id,
      instructions: 'Keep it short.\n\nNo big words.',
      version: expect.any(String),
    })
    expect((await read(person)).body).toEqual(kept.body)
  })

  it('keeping some again replaces them, under the same id', async () => {
    const person = await ana(app)
    const first = await post(person, { instructions: 'Formal' })
    const second = await post(person, { instructions: 'Friendly' })
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({ id: first.body.id, instructions: 'Friendly' })
  })

  it('makes one record when ana’s two tabs save at the same moment', async () => {
    const person = await ana(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => post(person, { instructions: `Tab ${i}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('are the caller’s own, whoever the body says they are for', async () => {
    const [owner, other] = [await ana(app), await ben(app)]
    const kept = await post(owner, { instructions: 'Mine', user: other.id, user_id: String(other.id) })
    expect(kept.body.user).toBe(owner.id)
    expect((await read(other)).status).toBe(404)
  })

  it('stay dario’s to read and change after his trial', async () => {
    const person = await dario(app)
    const { body } = await post(person, { instructions: 'Short' })
    expect((await patch(person, body.id, 'Shorter')).status).toBe(200)
    expect((await read(person)).body.instructions).toBe('Shorter')
  })

  it('ask who it is', async () => {
    expect((await app.get('/ai-instructions/')).status).toBe(401)
    expect((await app.post('/ai-instructions/', { body: { instructions: 'x' } })).status).toBe(401)
    expect((await app.patch('/ai-instructions/1/', { body: { instructions: 'x' } })).status).toBe(401)
  })
})

describe('Changing AI instructions', () => {
  it('answers the record as it is now', async () => {
    const person = await ana(app)
    const { body } = await post(person, { instructions: 'Formal' })
    const changed = await patch(person, body.id, 'Friendly')
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, instructions: 'Friendly' } })
  })

  it('leaves another person’s alone: they are a 404', async () => {
    const [owner, other] = [await ana(app), await ben(app)]
    const { body } = await post(owner, { instructions: 'Mine' })
    expect((await patch(other, body.id, 'Theirs')).status).toBe(404)
    expect((await read(owner)).body.instructions).toBe('Mine')
  })

  it.each(['0', '-1', 'abc', '999999999999'])('answers 404 for the id %s', async (id) => {
    expect((await patch(await ana(app), id, 'x')).status).toBe(404)
  })
})

describe('What instructions can be', () => {
  it.each(['', '  \n ', '\u200b\u2060', '\u3164'])(
    'nothing anybody could see (%j) takes them away',
    async (text) => {
      const person = await ana(app)
      const { body } = await post(person, { instructions: 'Formal' })
      expect((await patch(person, body.id, text)).body.instructions).toBe('')
      expect((await read(person)).body).toMatchObject({ id: body.id, instructions: '' })
    },
  )

  it.each(['x'.repeat(2000), 'Tagalog po, “Ñ” 💼\t\nat emoji', "'; drop table ai_instructions; --"])(
    'any plain text of up to 2,000 characters (%#)',
    async (text) => {
      const kept = await post(await ana(app), { instructions: text })
      expect(kept).toMatchObject({ status: 201, body: { instructions: text } })
    },
  )

  it.each([['x'.repeat(2001)], ['null\u0000byte'], ['\ud800'], [7], [null], [undefined], [['a']]])(
    'nothing else, and what was there stays (%#)',
    async (instructions) => {
      const person = await ana(app)
      const { body } = await post(person, { instructions: 'Formal' })
      for (const refused of [
        await post(person, { instructions }),
        await patch(person, body.id, instructions),
      ]) {
        expect(refused.status).toBe(400)
        expect(refused.body.errors.instructions).toHaveLength(1)
      }
      expect((await read(person)).body.instructions).toBe('Formal')
    },
  )
})

it('ana’s instructions go with her account', async () => {
  const person = await ana(app)
  await post(person, { instructions: 'Formal' })
  await app.db.deleteFrom('users').where('id', '=', person.id).execute()
  const left = await app.db
    .selectFrom('ai_instructions')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirst()
  expect(left).toBeUndefined()
})
