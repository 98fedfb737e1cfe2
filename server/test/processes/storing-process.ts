// Ends at a given moment, as by kill -9: see the stored-files tests.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../src/db/open.ts'
import { createRateLimits } from '../../src/db/rate-limits.ts'
import { createResumes } from '../../src/features/resumes/service.ts'
import { createStoredFiles } from '../../src/features/stored-files/service.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLocalFiles } from '../../src/outside/file-store/local.ts'
import { pdfFile } from '../resumes/sent-files.ts'

const [databaseUrl, folder, userId, moment] = process.argv.slice(2)
if (!databaseUrl || !folder || !userId || !moment) throw new Error('an argument is missing')

const endAt = (reached: string) => {
  if (reached === moment) process.kill(process.pid, 'SIGKILL')
}
const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const store = createLocalFiles(folder)
const files = createStoredFiles({
  db,
  clock: systemClock,
  store: {
    ...store,
    async put(key, bytes) {
      endAt('before the bytes')
      await store.put(key, bytes)
      if (moment === 'half the bytes') {
        await store.remove(key)
        await writeFile(
          path.join(folder, key.slice(0, 2), key.slice(2, 4), `${key}.part`),
          bytes.subarray(0, 100),
        )
      }
      endAt('half the bytes')
      endAt('after the bytes')
    },
    async remove(key) {
      endAt('before the removal')
      await store.remove(key)
      endAt('after the removal')
    },
  },
})
const resumes = createResumes({
  db,
  clock: systemClock,
  rateLimits: createRateLimits({ db, clock: systemClock }),
  files: {
    ...files,
    async claim(tx, key) {
      await files.claim(tx, key)
      endAt('before the commit')
    },
  },
  skills: { idsOf: async (_, names) => names.map(() => null) },
  read: async () => ({ outcome: 'refused', reason: 'busy', milliseconds: 0 }),
  enqueue: async () => {},
})

const { id } = await resumes.keep(Number(userId), { field: 'file', name: 'cv.pdf', bytes: pdfFile(moment) })
endAt('after the commit')
await resumes.remove(Number(userId), id)
endAt('after it was let go')
await files.removeReleased()
throw new Error(`It was to end ${moment}`)
