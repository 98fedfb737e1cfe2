/**
 * @module-tag security
 * @module-tag operations
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { settleHome } from './embedded-home.ts'
import { chooseIdentity, makeOwnFolder, readIdentity } from './embedded-identity.ts'
import { findHome, partsOf } from './embedded-note.ts'

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

const isRoot = process.getuid?.() === 0

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
  const inBase = (...names: string[]) => path.join(base, ...names)
  /** Stands in for initdb, with personal data. */
  const make = async (home: string) => {
    const { cluster } = partsOf(home)
    if (existsSync(cluster)) return
    mkdirSync(cluster)
    writeFileSync(path.join(cluster, 'saved jobs'), 'of ana')
  }
  const settle = (dataDir: string) =>
    settleHome(dataDir, { identity: readIdentity(), log, make, shared: inBase('shared') })
  const isKept = (home: string) => existsSync(path.join(partsOf(home).cluster, 'saved jobs'))
  /** A folder closed to other users, such as root's home. */
  function makeClosed() {
    mkdirSync(inBase('closed'), { mode: 0o700 })
    return inBase('closed')
  }

  test('in the data folder, silently', async () => {
    expect(await settle(inBase('data'))).toBe(inBase('data', 'postgres'))
    expect(await settle(inBase('data'))).toBe(inBase('data', 'postgres'))
    expect(lines).toEqual([])
  })

  test('a data folder that was moved still finds its database', async () => {
    await settle(inBase('data'))
    renameSync(inBase('data'), inBase('moved'))
    expect(await settle(inBase('moved'))).toBe(inBase('moved', 'postgres'))
    expect(isKept(inBase('moved', 'postgres'))).toBe(true)
  })

  test('a copy of a data folder has its own copy of the database', async () => {
    await settle(inBase('data'))
    cpSync(inBase('data'), inBase('copy'), { recursive: true })
    if (isRoot) execFileSync('chown', ['-R', readIdentity().name ?? '', inBase('copy', 'postgres')])
    expect(await settle(inBase('copy'))).toBe(inBase('copy', 'postgres'))
    expect(await settle(inBase('data'))).toBe(inBase('data', 'postgres'))
  })

  test('two starts at once make one database', async () => {
    let made = 0
    const makeOnce = async (home: string) => {
      if (!existsSync(partsOf(home).cluster)) made += 1
      await make(home)
    }
    const start = () => settleHome(inBase('data'), { identity: readIdentity(), log, make: makeOnce })
    expect(await Promise.all([start(), start()])).toEqual([
      inBase('data', 'postgres'),
      inBase('data', 'postgres'),
    ])
    expect(made).toBe(1)
  })

  test('a making that failed leaves no note, and the next start makes the database', async () => {
    const full = async () => {
      throw new Error('No space left on device')
    }
    const given = { identity: readIdentity(), log, make: full }
    await expect(settleHome(inBase('data'), given)).rejects.toThrow('No space left on device')
    expect(await settle(inBase('data'))).toBe(inBase('data', 'postgres'))
  })

  test('a database whose note is missing is found in its data folder', async () => {
    const home = await settle(inBase('data'))
    rmSync(inBase('data', 'postgres-home'))
    expect(await settle(inBase('data'))).toBe(home)
    expect(isKept(home)).toBe(true)
  })

  test.each([
    ['empty', ''],
    ['of spaces', ' \n'],
    ['of zeros, as a power cut leaves it', '\0'.repeat(9)],
  ])('a note that is %s begins no second database', async (_what, text) => {
    const home = await settle(inBase('data'))
    writeFileSync(inBase('data', 'postgres-home'), text)
    await expect(settle(inBase('data'))).rejects.toThrow(
      `The note ${inBase('data', 'postgres-home')} is damaged: it says no more where the database lies. Write that folder into it; it is 'postgres' where`,
    )
    expect(readdirSync(inBase('data'))).not.toContain('cluster')
    writeFileSync(inBase('data', 'postgres-home'), 'postgres')
    expect(await settle(inBase('data'))).toBe(home)
  })

  test('a note that cannot be read begins no second database', async () => {
    await settle(inBase('data'))
    rmSync(inBase('data', 'postgres-home'))
    mkdirSync(inBase('data', 'postgres-home'))
    await expect(settle(inBase('data'))).rejects.toThrow('cannot be read (EISDIR)')
  })

  test.each([
    ['the folder', () => renameSync(inBase('data', 'postgres'), inBase('elsewhere'))],
    ['the database in it', () => renameSync(inBase('data', 'postgres', 'cluster'), inBase('elsewhere'))],
  ])('where %s that the note names is gone, no empty database is begun', async (_what, move) => {
    await settle(inBase('data'))
    move()
    await expect(settle(inBase('data'))).rejects.toThrow(
      `says that the database lies in ${inBase('data', 'postgres')}, and there is none. Put it back`,
    )
    rmSync(inBase('data', 'postgres-home'))
    expect(await settle(inBase('data'))).toBe(inBase('data', 'postgres'))
  })

  test.runIf(isRoot)(
    'outside a home that other users cannot enter, in one line, and there again next time',
    async () => {
      const home = await settle(path.join(makeClosed(), 'data'))
      expect(home).toContain(inBase('shared'))
      expect(existsSync(inBase('closed', 'data', 'postgres'))).toBe(false)
      expect(lines).toEqual([expect.stringContaining(`the database lies in ${home}.`)])
      chmodSync(inBase('closed'), 0o755)
      expect(await settle(inBase('closed', 'data'))).toBe(home)
      expect(lines).toHaveLength(1)
    },
  )

  test.runIf(isRoot).each([
    ['without its note', () => rmSync(inBase('closed', 'data', 'postgres-home'))],
    ['with its note', () => undefined],
  ])('a data folder copied to where PostgreSQL cannot go, %s, keeps its database', async (_what, change) => {
    await settle(inBase('data'))
    makeClosed()
    execFileSync('cp', ['-a', inBase('data'), inBase('closed', 'data')])
    change()
    const home = inBase('closed', 'data', 'postgres')
    await expect(settle(inBase('closed', 'data'))).rejects.toThrow(
      `The database lies in ${home}, and the user ${readIdentity().name} cannot write there.`,
    )
    expect(isKept(home)).toBe(true)
    expect(existsSync(inBase('shared'))).toBe(false)
    chmodSync(inBase('closed'), 0o711)
    expect(await settle(inBase('closed', 'data'))).toBe(home)
  })

  test.runIf(isRoot)('a data folder whose database another user owns keeps it', async () => {
    const home = await settle(inBase('data'))
    execFileSync('chown', ['-R', '0', home])
    rmSync(inBase('data', 'postgres-home'))
    await expect(settle(inBase('data'))).rejects.toThrow(`and own it (chown -R ${readIdentity().name}).`)
    expect(isKept(home)).toBe(true)
  })

  test.runIf(isRoot)(
    'a data folder that was removed begins anew, and the earlier database is set aside, not lost',
    async () => {
      const home = await settle(path.join(makeClosed(), 'data'))
      rmSync(inBase('closed', 'data'), { recursive: true })
      writeFileSync(path.join(home, 'precious'), '')
      expect(await settle(inBase('closed', 'data'))).toBe(home)
      const aside = /was set aside in (.*);/.exec(lines.join('\n'))?.[1] ?? ''
      expect(isKept(aside)).toBe(true)
      expect(existsSync(path.join(aside, 'precious'))).toBe(true)
    },
  )

  test.runIf(isRoot).each([
    ['with its key in the folder', 'secret.key'],
    ['with SECRET_KEY set, and the résumé of ana', 'files/resume.pdf'],
    ['with SECRET_KEY set, and its files elsewhere', undefined],
  ])('a site %s that lost its note begins no second database', async (_what, file) => {
    const home = await settle(path.join(makeClosed(), 'data'))
    if (file) {
      mkdirSync(path.dirname(inBase('closed', 'data', file)), { recursive: true })
      writeFileSync(inBase('closed', 'data', file), 'of the site')
    }
    rmSync(inBase('closed', 'data', 'postgres-home'))
    const refusal = `lies in ${home}, and the note that says so is missing. To use it, write that folder into ${inBase('closed', 'data', 'postgres-home')};`
    await expect(settle(inBase('closed', 'data'))).rejects.toThrow(refusal)
    // Nor one inside, even where PostgreSQL can now enter.
    chmodSync(inBase('closed'), 0o711)
    await expect(settle(inBase('closed', 'data'))).rejects.toThrow(refusal)
    expect(isKept(home)).toBe(true)
    writeFileSync(inBase('closed', 'data', 'postgres-home'), home)
    expect(await settle(inBase('closed', 'data'))).toBe(home)
  })

  test.runIf(isRoot)('a data folder that somebody else made is not taken for a new one', async () => {
    const home = await settle(path.join(makeClosed(), 'data'))
    rmSync(inBase('closed', 'data'), { recursive: true })
    // As if the data folder's disk were not mounted.
    mkdirSync(inBase('closed', 'data'))
    await expect(settle(inBase('closed', 'data'))).rejects.toThrow(`lies in ${home}, and the note`)
    expect(isKept(home)).toBe(true)
  })

  test.runIf(isRoot)('a copy of a data folder never shares the database outside of it', async () => {
    const home = await settle(path.join(makeClosed(), 'data'))
    cpSync(inBase('closed', 'data'), inBase('closed', 'copy'), { recursive: true })
    const share = () => settle(inBase('closed', 'copy'))
    await expect(share()).rejects.toThrow(
      `names the database in ${home}, which the data folder ${inBase('closed', 'data')} uses.`,
    )
    expect(() => findHome(inBase('closed', 'copy'))).toThrow('Two sites cannot share one')
    expect(await settle(inBase('closed', 'data'))).toBe(home)
    rmSync(inBase('closed', 'copy', 'postgres-home'))
    expect(await share()).not.toBe(home)
  })

  test.runIf(isRoot)('a data folder that was moved takes the database outside of it along', async () => {
    const home = await settle(path.join(makeClosed(), 'data'))
    renameSync(inBase('closed', 'data'), inBase('closed', 'moved'))
    expect(await settle(inBase('closed', 'moved'))).toBe(home)
    // A new folder in its former place gets its own database.
    expect(await settle(inBase('closed', 'data'))).not.toBe(home)
    expect(isKept(home)).toBe(true)
    expect(await settle(inBase('closed', 'moved'))).toBe(home)
  })
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
  await expect(ensureCluster(path.join(base, 'home'), broken, identity, { log: () => {} })).rejects.toThrow(
    `The database could not be made in ${path.join(base, 'home')}: FATAL: could not write: No space left on device`,
  )
  expect(readdirSync(path.join(base, 'home'))).toEqual(['password'])
  rmSync(base, { recursive: true })
})
