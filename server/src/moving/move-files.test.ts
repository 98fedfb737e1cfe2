/** @module-tag operations */
import path from 'node:path'
import { expect, it } from 'vitest'
import { startLocalS3 } from '../../test/doubles/local-s3.ts'
import { startApp } from '../../test/start-app.ts'
import { createLocalFiles } from '../outside/file-store/local.ts'
import { readFileKey } from '../outside/file-store/port.ts'
import { createS3Files } from '../outside/file-store/s3.ts'
import { moveFiles } from './move-files.ts'

it('files move from the folder into a bucket, each read back, and a second time nothing is left to do', async () => {
  const app = await startApp()
  const bucket = await startLocalS3()
  try {
    const [from, to] = [createLocalFiles(path.join(app.folder, 'files')), createS3Files(bucket.settings)]
    const put = async (text: string) => {
      const key = await app.files.put(new Uint8Array(Buffer.from(text)))
      await app.db.transaction().execute((tx) => app.files.claim(tx, key))
      return readFileKey(key)
    }
    const [resume, letter, lost] = [await put('a resume'), await put('a letter'), await put('lost')]
    await from.remove(lost)
    await to.put(letter, new Uint8Array(Buffer.from('cut o')))
    const move = () => moveFiles({ databaseUrl: app.database.url, from, to })
    expect(await move()).toEqual({ brought: 2, there: 0, lost: [lost] })
    expect(Buffer.from((await to.get(letter)) ?? []).toString()).toBe('a letter')
    expect(await from.get(resume)).not.toBeNull()
    expect(await move()).toEqual({ brought: 0, there: 2, lost: [lost] })
  } finally {
    await bucket.close()
    await app.close()
  }
})
