import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { readSkillList } from '../../skills/skill-list.ts'
import { createSkills } from './service.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 40 } } })
  ana = await signUp(app)
})
afterAll(() => app.close())

const suggest = (q: string, as: Person | undefined = ana) => app.get('/skills/suggest/', { as, query: { q } })
const namesFor = async (q: string) =>
  (await suggest(q)).body.results.map(({ name }: { name: string }) => name) as string[]
const count = async () => {
  const { count } = await app.db
    .selectFrom('skills')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const row = (key: string) => app.db.selectFrom('skills').selectAll().where('key', '=', key).executeTakeFirst()

describe('suggestions while ana types a skill', () => {
  it('begin with what she typed, the likeliest first, at most eight', async () => {
    const { status, body } = await suggest('photosh')
    expect(status).toBe(200)
    expect(body.results[0]).toEqual({
      id: expect.any(Number),
      name: 'Adobe Photoshop',
      group: 'Graphic design',
    })
    expect(body.count).toBe(body.results.length)
    expect((await suggest('s')).body.results).toHaveLength(8)
  })

  it('know other names of a skill', async () => {
    expect((await namesFor('js'))[0]).toBe('JavaScript')
    expect((await namesFor('e-mail mark'))[0]).toBe('Email Marketing')
    expect((await namesFor('C#'))[0]).toBe('C#')
  })

  it('are empty where nothing fits, whatever she types', async () => {
    for (const q of ['', '   ', '%', "'; drop table skills", '\u0000', '🙂', 'x'.repeat(100)])
      expect(await suggest(q)).toMatchObject({ status: 200, body: { count: 0, results: [] } })
  })

  it('say what is wrong with too long a text, or none', async () => {
    expect(await suggest('x'.repeat(101))).toMatchObject({
      status: 400,
      body: { errors: { q: ['Please type at most 100 characters'] } },
    })
    expect((await app.get('/skills/suggest/', { as: ana })).status).toBe(400)
  })

  it('are for seekers who logged in', async () => {
    expect((await app.get('/skills/suggest/', { query: { q: 'js' } })).status).toBe(401)
  })
})

describe('ids of skills', () => {
  it('are the same for every name of a skill, and null for what is none', async () => {
    const names = ['JavaScript', 'js', ' ecmascript', 'basket weaving', '', 'cold calls', 'Cold-Calling']
    const [first, second, third, none, empty, calls, calling] = await app.skills.idsOf(app.db, names)
    expect(first).toEqual(expect.any(Number))
    expect([second, third]).toEqual([first, first])
    expect([none, empty]).toEqual([null, null])
    expect(calls).toBe(calling)
    expect(calls).not.toBe(first)
    expect(await app.skills.idsOf(app.db, [])).toEqual([])
  })

  it('are found inside the transaction that asks', async () => {
    await app.db.transaction().execute(async (tx) => {
      expect(await app.skills.idsOf(tx, ['Canva'])).toEqual([expect.any(Number)])
    })
  })
})

describe('the table of skills', () => {
  it('has the project’s list after the first start, and nothing is written at the second', async () => {
    const before = await app.db.selectFrom('skills').selectAll().orderBy('id').execute()
    expect(before.length).toBeGreaterThan(1_000)
    await app.skills.seed()
    await Promise.all([app.skills.seed(), app.skills.seed()])
    expect(await app.db.selectFrom('skills').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('gets the board’s vocabulary with the first import, and keeps every id it gave out', async () => {
    const before = await app.skills.idsOf(app.db, ['Xero', 'Bookkeeping'])
    await app.imports.importSource('olj', 'full')
    expect(await app.skills.idsOf(app.db, ['Xero', 'Bookkeeping'])).toEqual(before)
    expect(await row('virtual assistance')).toMatchObject({
      name: 'Virtual Assistance',
      source: 'olj',
      source_id: '1',
    })
    const after = await app.db.selectFrom('skills').selectAll().orderBy('id').execute()
    expect(after.filter(({ source }) => source === 'olj').length).toBeGreaterThan(100)

    await app.imports.importSource('olj', 'full')
    expect(await app.db.selectFrom('skills').selectAll().orderBy('id').execute()).toEqual(after)
  })

  it('suggests at once what a board brought, and follows its new names and ids', async () => {
    await app.skills.keepBoardSkills('other', [
      { sourceId: '7', name: 'Basket Weaving', group: 'Crafts' },
      { sourceId: '8', name: 'Willow Cutting', group: 'Crafts' },
    ])
    expect(await namesFor('basket we')).toEqual(['Basket Weaving'])
    const [id] = await app.skills.idsOf(app.db, ['basket-weaving'])
    await app.skills.keepBoardSkills('other', [
      { sourceId: '8', name: 'basket weaving', group: 'Arts' },
      { sourceId: '7', name: 'Willow Cutting', group: 'Crafts' },
    ])
    expect(await row('basket weaving')).toMatchObject({
      id,
      name: 'basket weaving',
      group: 'Arts',
      source_id: '8',
    })
    expect(await row('willow cutting')).toMatchObject({ source_id: '7' })
  })

  it('no longer suggests what became another name of a skill, and its board id goes there', async () => {
    await app.skills.keepBoardSkills('other', [{ sourceId: '20', name: 'Net Mending', group: 'Sea' }])
    const listed = readSkillList('# Sea\nNet Repair = Net Mending')
    const later = createSkills({ db: app.db, clock: app.clock, listed })
    await later.seed()
    await later.keepBoardSkills('other', [{ sourceId: '20', name: 'Net Mending', group: 'Sea' }])
    expect(await row('net repair')).toMatchObject({ source: 'other', source_id: '20' })
    expect(await row('net mending')).toMatchObject({ source: null, source_id: null })
    expect((await later.suggest('net mend')).map(({ name }) => name)).toEqual(['Net Repair'])
    expect(await later.idsOf(app.db, ['net mending'])).toEqual([(await row('net repair'))?.id])
  })

  it('is read again after a while: another process may have added to it', async () => {
    expect(await namesFor('kite fly')).toEqual([])
    const elsewhere = createSkills({ db: app.db, clock: app.clock, listed: [] })
    await elsewhere.keepBoardSkills('other', [{ sourceId: '30', name: 'Kite Flying', group: '' }])
    expect(await namesFor('kite fly')).toEqual([])
    app.clock.advance({ minutes: 11 })
    expect(await namesFor('kite fly')).toEqual(['Kite Flying'])
    expect((await app.skills.list()).filter(({ name }) => name === 'Kite Flying')).toHaveLength(1)
    expect(await app.skills.list()).toHaveLength(await count())
  })
})
