import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalFiles } from './local.ts'
import { FILE_MAX_BYTES, newFileKey } from './port.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const bytes = Uint8Array.of(1, 2, 3)
const modeOf = (place: string) => statSync(place).mode & 0o777

describe('The folder of files', () => {
  it('is ours alone, and so is every file in it', async () => {
    const root = path.join(folder, 'private')
    const key = newFileKey()
    await createLocalFiles(root).put(key, bytes)
    const shard = path.join(root, key.slice(0, 2), key.slice(2, 4))
    expect(readdirSync(shard)).toEqual([key])
    const modes = [root, path.dirname(shard), shard].map(modeOf)
    expect([...modes, modeOf(path.join(shard, key))]).toEqual([0o700, 0o700, 0o700, 0o600])
  })

  it('forgets what was written in part when the file is removed', async () => {
    const root = path.join(folder, 'part')
    const [store, key] = [createLocalFiles(root), newFileKey()]
    await store.put(key, bytes)
    const part = path.join(root, key.slice(0, 2), key.slice(2, 4), `${key}.part`)
    writeFileSync(part, 'half')
    await store.remove(key)
    expect(existsSync(part)).toBe(false)
  })

  it('never shows half a file: what is there in part is not there', async () => {
    const root = path.join(folder, 'half')
    const [store, key] = [createLocalFiles(root), newFileKey()]
    await store.put(key, bytes)
    await store.remove(key)
    writeFileSync(path.join(root, key.slice(0, 2), key.slice(2, 4), `${key}.part`), 'half')
    expect(await store.get(key)).toBeNull()
  })

  it('says so where it is no folder', async () => {
    const place = path.join(folder, 'a file')
    writeFileSync(place, '')
    await expect(createLocalFiles(place).put(newFileKey(), bytes)).rejects.toMatchObject({ kind: 'refused' })
    await expect(createLocalFiles(place).get(newFileKey())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('does not read what cannot be a file of ours', async () => {
    const root = path.join(folder, 'large')
    const [store, key] = [createLocalFiles(root), newFileKey()]
    await store.put(key, bytes)
    writeFileSync(path.join(root, key.slice(0, 2), key.slice(2, 4), key), Buffer.alloc(FILE_MAX_BYTES + 1))
    await expect(store.get(key)).rejects.toMatchObject({ kind: 'garbled' })
  })
})
