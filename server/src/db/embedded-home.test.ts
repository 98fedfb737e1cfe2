/** @module-tag operations */
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries } from './embedded-binaries.ts'
import { chooseHome, ensureCluster } from './embedded-home.ts'
import { chooseIdentity, makeOwnFolder, readIdentity } from './embedded-identity.ts'

const debian = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/nonexistent:/bin/false\n'

describe('who runs the database', () => {
  test.each([
    ['a plain user stays what they are', 1000, debian, {}],
    ['root becomes nobody', 0, debian, { uid: 65534, gid: 65534, name: 'nobody' }],
    [
      'root becomes postgres where a distribution made that user',
      0,
      `${debian}postgres:x:101:104::/var/lib/postgresql:/bin/bash\n`,
      { uid: 101, gid: 104, name: 'postgres' },
    ],
    [
      'root never becomes root under another name',
      0,
      `postgres:x:0:0::/:/bin/sh\n${debian}`,
      { uid: 65534, gid: 65534, name: 'nobody' },
    ],
  ])('%s', (_name, uid, passwd, expected) => {
    expect(chooseIdentity(uid, passwd)).toEqual(expected)
  })

  test('root without any such user is told what to do', () => {
    expect(() => chooseIdentity(0, 'root:x:0:0::/root:/bin/sh\n')).toThrow('or set DATABASE_URL')
  })
})

describe('where the database lies', () => {
  let base: string
  let lines: string[]
  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), 'hanap-home-'))
    chmodSync(base, 0o755)
    lines = []
  })
  afterEach(() => rmSync(base, { recursive: true, force: true }))
  const log = (line: string) => lines.push(line)
  const choose = (dataDir: string) => chooseHome(dataDir, readIdentity(), log, path.join(base, 'shared'))

  test('in the data folder, silently', () => {
    expect(choose(path.join(base, 'data'))).toBe(path.join(base, 'data', 'postgres'))
    expect(lines).toEqual([])
  })

  test('a data folder that was moved still finds its database', () => {
    choose(path.join(base, 'data'))
    renameSync(path.join(base, 'data'), path.join(base, 'moved'))
    expect(choose(path.join(base, 'moved'))).toBe(path.join(base, 'moved', 'postgres'))
  })

  const isRoot = process.getuid?.() === 0

  test.runIf(isRoot)(
    'outside a home that other users cannot enter, in one line, and there again next time',
    () => {
      const closed = path.join(base, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const home = choose(path.join(closed, 'data'))
      expect(home).toContain(path.join(base, 'shared'))
      expect(lines).toEqual([expect.stringContaining(`the database lies in ${home}.`)])
      chmodSync(closed, 0o755)
      expect(choose(path.join(closed, 'data'))).toBe(home)
      expect(lines).toHaveLength(1)
    },
  )

  test.runIf(isRoot)(
    'a data folder that was removed begins anew, and the earlier database is set aside, not lost',
    () => {
      const closed = path.join(base, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const home = choose(path.join(closed, 'data'))
      writeFileSync(path.join(home, 'precious'), '')
      rmSync(path.join(closed, 'data'), { recursive: true })
      expect(choose(path.join(closed, 'data'))).toBe(home)
      expect(lines.join('\n')).toContain('was set aside in')
    },
  )
})

describe('which PostgreSQL', () => {
  const identity = readIdentity()
  const nothing = { delivered: undefined, machine: [] }

  test('the one that npm delivered for this platform', async () => {
    expect(await findBinaries(identity, () => {})).toMatchObject({ major: 18 })
  })

  test('one found on the machine where npm delivers none', async () => {
    const { folder } = await findBinaries(identity, () => {})
    const found = await findBinaries(identity, () => {}, undefined, {
      delivered: undefined,
      machine: ['/nowhere', folder],
    })
    expect(found).toEqual({ folder, major: 18 })
  })

  test('none at all: one line naming DATABASE_URL', async () => {
    await expect(findBinaries(identity, () => {}, undefined, nothing)).rejects.toThrow(
      /^No PostgreSQL 15 or later .* DATABASE_URL/,
    )
  })

  test('never a version that cannot open the database there is', async () => {
    await expect(findBinaries(identity, () => {}, 16, { ...nothing })).rejects.toThrow(
      'No PostgreSQL 16, which made',
    )
  })
})

test('when the database cannot be made, the reason is told and nothing half-made stays', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'hanap-home-'))
  chmodSync(base, 0o755)
  const identity = readIdentity()
  makeOwnFolder(path.join(base, 'home'), identity)
  const broken = { folder: base, major: 18 }
  writeFileSync(
    path.join(base, 'initdb'),
    '#!/bin/sh\necho "FATAL: could not write: No space left on device" >&2; exit 1\n',
  )
  chmodSync(path.join(base, 'initdb'), 0o755)
  await expect(ensureCluster(path.join(base, 'home'), broken, identity)).rejects.toThrow(
    `The database could not be made in ${path.join(base, 'home')}: FATAL: could not write: No space left on device`,
  )
  rmSync(base, { recursive: true })
})
