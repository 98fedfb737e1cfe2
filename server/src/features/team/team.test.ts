import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { readTeamCommand } from './command/service.ts'
import { MOST_PHOTO_BYTES, TeamMistake } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const members = async () => (await app.get('/team-members/')).body.results
/** Acts as `npm run team -- …`. */
async function team(...args: string[]): Promise<string> {
  const run = await readTeamCommand(args)
  return run === null ? '' : run(app.team)
}
async function addMember(...more: string[]): Promise<number> {
  const said = await team('add', '--name', 'Jo Ramos', '--position', 'Design', '--bio', 'Draws.', ...more)
  return Number(/\d+/.exec(said)?.[0])
}
const file = async (name: string, bytes: Buffer) => {
  const where = path.join(app.folder, name)
  await writeFile(where, bytes)
  return where
}
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('the team', () => {
  it('is there from the first start, for everybody, under both addresses', async () => {
    const { status, body } = await app.get('/team-members/')
    expect(status).toBe(200)
    expect(body.count).toBe(3)
    expect(body.results.map((member: { name: string }) => member.name)).toEqual([
      'Maya Dela Torre',
      'Paolo Enriquez',
      'Liza Manansala',
    ])
    expect(Object.keys(body.results[0]).toSorted()).toEqual([
      'bio',
      'bio_fil',
      'github_url',
      'id',
      'is_sample',
      'linkedin_url',
      'name',
      'photo_url',
      'position',
      'position_fil',
      'twitter_url',
    ])
    expect((await app.get('/api/api/team-members/')).body).toEqual(body)
  })

  it('is added to, changed and left by a command', async () => {
    const id = await addMember('--github', 'https://github.com/jo', '--at', '1')
    expect((await members())[1]).toMatchObject({
      id,
      name: 'Jo Ramos',
      position: 'Design',
      bio: 'Draws.',
      photo_url: null,
      linkedin_url: null,
      github_url: 'https://github.com/jo',
    })
    await team('edit', String(id), '--name', ' Joy Ramos ', '--github', '', '--twitter', 'https://x.com/joy')
    const changed = (await members())[1]
    expect(changed).toMatchObject({ name: 'Joy Ramos', github_url: null, twitter_url: 'https://x.com/joy' })
    expect(await team('list')).toContain(
      `${id}  Joy Ramos, Design (place 1)\n    Draws.\n    https://x.com/joy`,
    )
    await team('remove', String(id))
    expect(await members()).toHaveLength(3)
  })

  it('is of samples at first, who are told in both languages', async () => {
    for (const member of await members()) {
      expect(member.is_sample).toBe(true)
      expect(member.position_fil).toEqual(expect.any(String))
      expect(member.bio_fil).toEqual(expect.any(String))
    }
    expect(await team('list')).toContain('1  Maya Dela Torre, Founder (place 1, a sample)')
  })

  it('says of a member in Filipino what it was given, until the English changes', async () => {
    const id = await addMember('--position-fil', 'Disenyo', '--bio-fil', 'Gumuguhit.')
    const last = async () => (await members()).at(-1)
    expect(await last()).toMatchObject({ position_fil: 'Disenyo', bio_fil: 'Gumuguhit.', is_sample: false })
    await team('edit', String(id), '--bio', 'Draws and writes.')
    expect(await last()).toMatchObject({ position_fil: 'Disenyo', bio_fil: null })
    await team('edit', String(id), '--bio-fil', 'Gumuguhit at sumusulat.', '--position-fil', '')
    expect(await last()).toMatchObject({ position_fil: null, bio_fil: 'Gumuguhit at sumusulat.' })
    await team('remove', String(id))
  })

  it('shows whom it was not told where at the end', async () => {
    const id = await addMember()
    expect((await members()).at(-1).id).toBe(id)
    await team('remove', String(id))
  })

  it('has photos, whose address changes with them', async () => {
    const id = await addMember()
    const photoUrl = async () => (await members()).at(-1).photo_url
    await team('photo', String(id), await file('jo.png', PNG))
    const first = await photoUrl()
    const { status, headers, text } = await app.get(first)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=604800, immutable',
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).toContain('IHDR')
    await team('photo', String(id), await file('jo.jpg', Buffer.from('ffd8ffe0', 'hex')))
    expect(await photoUrl()).not.toBe(first)
    expect((await app.get(await photoUrl())).headers['content-type']).toBe('image/jpeg')
    await team('photo', String(id), '--none')
    expect(await photoUrl()).toBeNull()
    expect((await app.get(first)).status).toBe(404)
    await team('remove', String(id))
  })

  it('takes whom the operator changed for no sample any more', async () => {
    await team('edit', '2', '--name', 'Pao Enriquez')
    await team('photo', '3', await file('liza.png', PNG))
    expect((await members()).map((member: { is_sample: boolean }) => member.is_sample)).toEqual([
      true,
      false,
      false,
    ])
    await team('photo', '3', '--none')
  })

  it.each([
    [[]],
    [['dance']],
    [['add', '--name', 'Jo']],
    [['add', '--name', ' ', '--position', 'Design', '--bio', 'Draws.']],
    [['add', '--name', 'Jo\nRamos', '--position', 'Design', '--bio', 'Draws.']],
    [['edit', '1']],
    [['edit', '999999', '--name', 'Jo']],
    [['edit', '1', '--github', 'javascript:alert(1)']],
    [['edit', '1', '--github', 'http://github.com/jo']],
    [['edit', '1', '--github', 'https://github.com.evil.example/jo']],
    [['edit', '1', '--github', 'https://me:secret@github.com/jo']],
    [['edit', '1', '--at', '0']],
    [['edit', '1', '--age', '30']],
    [['edit', 'one', '--name', 'Jo']],
    [['remove']],
    [['remove', '999999']],
    [['remove', '1', '2']],
    [['list', '--name', 'Jo']],
    [['photo', '1', '/no/such/file.png']],
    [['photo', '999999', '--none']],
  ])('does not change by %j', async (args) => {
    const before = await members()
    await expect(team(...args)).rejects.toThrow(TeamMistake)
    expect(await members()).toEqual(before)
  })

  it('shows no file that is no picture, or too large', async () => {
    const svg = await file('jo.svg', Buffer.from('<svg onload="alert(1)"/>'))
    const large = await file('large.png', Buffer.concat([PNG, Buffer.alloc(MOST_PHOTO_BYTES)]))
    await expect(team('photo', '1', svg)).rejects.toThrow('JPEG, PNG or WebP')
    await expect(team('photo', '1', large)).rejects.toThrow('1 MB')
  })

  it('has no photo for a number nobody has', async () => {
    for (const id of ['1', '0', '-1', '999999999', 'maya']) {
      expect((await app.get(`/team-members/${id}/photo/`)).status).toBe(404)
    }
  })
})

it('says to the About page that the API answers', async () => {
  const { status, body } = await app.get('/test-api/')
  expect([status, body]).toEqual([200, { message: 'The API answers.' }])
})
