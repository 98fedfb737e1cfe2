import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, type TestInfo } from '@playwright/test'
import { headersOf } from './asking.ts'

const root = path.join(import.meta.dirname, '..')

type Posting = { title: string; salary: string; description: string; type_of_work?: string }

export const postOnBoard = (request: APIRequestContext, board: string, posting: Posting) =>
  request.post(`${board}/_control`, { data: { add: posting } })

/** Imports from the command line. Retries, since other tests make the board fail. */
export async function importBoard(info: TestInfo) {
  const env = { ...process.env, DATA_DIR: String(info.config.metadata['data']) }
  const sync = () =>
    promisify(execFile)(process.execPath, ['tools/run.mjs', 'server/src/jobs-sync.ts'], { cwd: root, env })
  await expect(sync).toPass({ timeout: 120_000 })
}

/** @returns the job's id, once it is listed */
export async function importJob(
  given: { request: APIRequestContext; board: string; token: string; info: TestInfo },
  posting: Posting,
): Promise<number> {
  const { request, board, token, info } = given
  await postOnBoard(request, board, posting)
  await importBoard(info)
  const headers = headersOf(token)
  const find = async (): Promise<number | undefined> => {
    const { results } = await (await request.get('/api/jobs/?per_page=50', { headers })).json()
    return results.find((one: { title: string }) => one.title === posting.title)?.id
  }
  await expect.poll(find, { timeout: 90_000 }).toBeDefined()
  return Number(await find())
}
