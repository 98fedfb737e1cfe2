import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLocalS3 } from '../../../test/doubles/local-s3.ts'
import { createLocalFiles } from './local.ts'
import { FILE_MAX_BYTES, type FileKey, type FileStore, newFileKey, readFileKey } from './port.ts'
import { createS3Files } from './s3.ts'

const adapters: Record<string, () => Promise<{ store: FileStore; close(): Promise<void> }>> = {
  async 'a folder'() {
    const folder = await mkdtemp(path.join(tmpdir(), 'hanap-files-'))
    // The store must create this folder itself.
    const store = createLocalFiles(path.join(folder, 'files'))
    return { store, close: () => rm(folder, { recursive: true }) }
  },
  async 'a bucket'() {
    const { settings, close } = await startLocalS3()
    return { store: createS3Files(settings), close }
  },
}

const someBytes = (length: number) => Uint8Array.from(randomBytes(length))
const same = (one: Uint8Array | null, other: Uint8Array) => one !== null && Buffer.from(one).equals(other)

describe.each(Object.keys(adapters))('Files in %s', (name) => {
  let store: FileStore
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await adapters[name]?.()
    if (!opened) throw new Error(`there is no adapter ${name}`)
    ;({ store, close } = opened)
  })
  afterAll(() => close())

  it.each([0, 1, 4096, 5_242_880])('come back as they were put: %i bytes', async (length) => {
    const [key, bytes] = [newFileKey(), someBytes(length)]
    await store.put(key, bytes)
    expect(same(await store.get(key), bytes)).toBe(true)
  })

  it('are not there before they are put', async () => {
    expect(await store.get(newFileKey())).toBeNull()
  })

  it('are gone when they are removed; removing twice, or what never was, is nothing', async () => {
    const key = newFileKey()
    await store.put(key, someBytes(10))
    await store.remove(key)
    expect(await store.get(key)).toBeNull()
    await store.remove(key)
    await store.remove(newFileKey())
  })

  it('may be put again after a try that failed', async () => {
    const [key, bytes] = [newFileKey(), someBytes(100)]
    await store.put(key, bytes)
    await store.put(key, bytes)
    expect(same(await store.get(key), bytes)).toBe(true)
  })

  it('are put many at a time, and none is mixed up with another', async () => {
    const files = Array.from({ length: 30 }, () => ({ key: newFileKey(), bytes: someBytes(20_000) }))
    await Promise.all(files.map(({ key, bytes }) => store.put(key, bytes)))
    const all = await Promise.all(files.map(async ({ key, bytes }) => same(await store.get(key), bytes)))
    expect(all).toEqual(files.map(() => true))
  })

  it('have no other names than ours: no path comes in', async () => {
    for (const name of [
      '../../etc/passwd',
      'a/b',
      '',
      '.',
      newFileKey().toUpperCase(),
      `${newFileKey()}/..`,
    ]) {
      const key = name as FileKey
      await expect(store.put(key, someBytes(1))).rejects.toThrow('not a key of ours')
      await expect(store.get(key)).rejects.toThrow('not a key of ours')
      await expect(store.remove(key)).rejects.toThrow('not a key of ours')
      expect(() => readFileKey(name)).toThrow('not a key of ours')
    }
  })

  it('are not larger than a file may be', async () => {
    await expect(store.put(newFileKey(), new Uint8Array(FILE_MAX_BYTES + 1))).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})
