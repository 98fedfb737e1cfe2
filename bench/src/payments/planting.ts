import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { inFours } from './cards.ts'
import { inDatabase, type Written } from './places.ts'
import type { Payer } from './traces.ts'

/**
 * Lays out traces, one in each kind of place and form, to show that whoever looks for them finds them.
 * @returns how each one is to be told of
 */
export async function plantTraces(
  { log, answers, dataDir }: Written,
  payers: readonly Payer[],
): Promise<string[]> {
  const cards = payers.flatMap((payer) => payer.cards)
  const number = cards[0]?.number ?? ''
  const cvc = cards[0]?.cvc ?? ''
  log.push(`\n{"msg":"card ${Buffer.from(number).toString('base64')}"}\n`)
  answers.push(`{"error":"${createHash('sha256').update(number).digest('hex')}"}`)
  await writeFile(path.join(dataDir, 'planted'), Buffer.from(number).toString('hex'))
  await writeFile(path.join(dataDir, 'planted-cvc'), `${payers[0]?.marks[0]} paid, ${cvc}`)
  await inDatabase(dataDir, async (db) => {
    const keep = (id: string, type: string) =>
      db
        .insertInto('provider_events')
        .values({ provider_event_id: id, type, received_at: new Date() })
        .execute()
    await keep('planted', createHash('md5').update(inFours(number)).digest('hex'))
    await keep('planted-cvc', cvc)
    await sql`insert into pgboss.job (name, data) select name, ${JSON.stringify({ number: inFours(number) })}::jsonb
      from pgboss.queue limit 1`.execute(db)
    // Gone from the table, and still on the disk.
    await keep('planted-and-gone', number)
    await db.deleteFrom('provider_events').where('provider_event_id', '=', 'planted-and-gone').execute()
  })
  return [
    'log: number 1, base64',
    'answers: number 1, sha256',
    'file planted: number 1, hex',
    'file planted-cvc: CVC next to',
    'table public.provider_events: number 1, md5',
    `table public.provider_events: CVC ${cvc}`,
    'table pgboss.',
    'file postgres/',
  ]
}
