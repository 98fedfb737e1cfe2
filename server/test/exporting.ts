import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { mailsTo, tokenIn } from './doubles/outbox.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** @returns the number of exports */
export async function made(app: TestApp): Promise<number> {
  const { rows } = await sql<{ data: { export_id: number } }>`
    delete from pgboss.job where name = 'make-data-export' returning data`.execute(app.db)
  for (const { data } of rows) await app.dataExports.make(data.export_id)
  return rows.length
}

/** The token from the last mail about an export. */
export async function tokenOf(app: TestApp, person: Pick<Person, 'email'>): Promise<string> {
  const mails = await mailsTo(app, person.email)
  return tokenIn(mails.findLast(({ subject }) => subject === 'The copy of your data is ready'))
}

export const unpacked = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  )

export async function dataExported(app: TestApp, person: Person): Promise<Record<string, string>> {
  await app.post('/settings/request-data-export/', { as: person })
  await made(app)
  const { rawPayload, statusCode } = await app.http.inject({
    method: 'POST',
    url: '/api/settings/data-export/fetch/',
    headers: { authorization: `Token ${person.token}` },
    payload: { token: await tokenOf(app, person) },
  })
  if (statusCode !== 200) throw new Error(`the copy was not fetched: ${statusCode}`)
  return unpacked(rawPayload)
}
