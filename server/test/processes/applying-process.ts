// To be killed: see crash.test.ts.
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { openJobIndex } from '../../src/search/open-index.ts'
import { openQueue } from '../../src/tasks/queue.ts'

const [databaseUrl, boardUrl, secretKey, token, jobId, letterId] = process.argv.slice(2)
if (!databaseUrl || !boardUrl || !secretKey || !token) throw new Error('an argument is missing')

const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const queue = await openQueue(databaseUrl, (error) => console.error(error))
const config = readConfig({ BOARD_URL: boardUrl, BOARD_REQUEST_INTERVAL: '0' })
const app = await createApp({
  config,
  db,
  queue,
  index: openJobIndex({ databaseUrl, synonyms: config.synonyms, onTrouble: console.error }),
  clock: systemClock,
  secretKey,
  siteDir: path.join(tmpdir(), 'no-site'),
  log: pino({ level: 'silent' }),
})
const answer = await app.http.inject({
  method: 'POST',
  url: '/api/job-applications/apply/',
  headers: { authorization: `Token ${token}` },
  payload: { job_post_id: Number(jobId), cover_letter_id: Number(letterId) },
})
throw new Error(`It was to be killed before there is an answer: ${answer.statusCode} ${answer.body}`)
