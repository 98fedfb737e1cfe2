import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../db/open.ts'
import { personalData } from '../../../db/personal/personal-data.ts'
import type { DataOwner, PersonalTable } from '../../../db/personal/personal-table.ts'
import { Problem } from '../../../lib/problem.ts'
import type { Secrets } from '../../../lib/secrets/secrets.ts'
import { billingOf } from '../../payments/rules/billing.ts'
import type { StoredFiles } from '../../stored-files/service.ts'
import type { Archive } from '../archive/service.ts'
import { type Contents, contentsPage, isTechnical, rowOnPage, tableEnd, tableStart } from '../rules/pages.ts'
import { placeOf, ROWS_AT_ONCE, SLICE_BYTES } from '../rules.ts'
import { type KeptFile, listFiles, type Row, readAppliedJobs, readJobNames, readRows } from './store.ts'

/** False aborts the copy. */
type Step = (progress: { done: number; total: number }) => Promise<boolean>

export type WriteCopy = (
  archive: Archive,
  person: DataOwner & { name: string },
  options: {
    madeAt: Date
    /** On the last try, an unreadable file is listed as missing instead of failing the copy. */
    isLastTry: boolean
    step: Step
  },
) => Promise<boolean>

/** Encrypted columns, and their name in the copy. */
const sealed: Readonly<Record<string, { columns: readonly string[]; as: string }>> = {
  payments: { columns: ['sealed_billing', 'provider_key'], as: 'billing' },
}

/**
 * Writes each table as JSON and as a page, the files, and an index. Holds only a part in memory.
 * @returns false if a step aborted it
 */
export function createCopy(given: {
  db: Database
  secrets: Pick<Secrets, 'open'>
  files: Pick<StoredFiles, 'read'>
}): WriteCopy {
  const { db, secrets, files } = given

  /** Decrypts sealed columns and names jobs. */
  async function* rowsOf(table: PersonalTable, person: DataOwner): AsyncGenerator<Row[]> {
    const opened = sealed[table.table]
    const names = Object.keys(table.told)
    const columns = [...names, ...(opened?.columns ?? [])]
    for await (const rows of readRows(db, table, person, { columns, atOnce: ROWS_AT_ONCE })) {
      const numbers = (column: string) =>
        rows.map((row) => row[column]).filter((id) => typeof id === 'number')
      const jobs = await readJobNames(db, numbers('job_id'))
      const applied = await readAppliedJobs(db, numbers('application_id'))
      yield rows.map((row) => {
        const told = Object.fromEntries(names.map((column) => [column, row[column]]))
        const job = jobs.get(row['job_id'] as number) ?? applied.get(row['application_id'] as number)
        return {
          ...told,
          ...(job && { job }),
          // billingOf reads exactly these columns.
          ...(opened && { [opened.as]: billingOf(secrets, row as Parameters<typeof billingOf>[1]) }),
        }
      })
      // Yields to other requests.
      await nextTurn()
    }
  }

  async function* asJson(table: PersonalTable, person: DataOwner, count: { rows: number }) {
    yield bytesOf('[')
    for await (const rows of rowsOf(table, person))
      for (const row of rows) {
        yield bytesOf(`${count.rows === 0 ? '' : ','}\n${JSON.stringify(row, undefined, 1)}`)
        count.rows += 1
      }
    yield bytesOf('\n]\n')
  }

  async function* asPage(table: PersonalTable, person: DataOwner) {
    yield bytesOf(tableStart(table))
    for await (const rows of rowsOf(table, person))
      for (const row of rows) yield bytesOf(rowOnPage(table, row))
    yield bytesOf(tableEnd)
  }

  /** @returns false if the file is unreadable */
  async function addFile(archive: Archive, file: KeptFile, isLastTry: boolean): Promise<boolean> {
    try {
      const bytes = await files.read(file.file_key)
      // Null if deleted meanwhile.
      if (bytes) await archive.add(placeOf(file), slicesOf(bytes), { isPacked: true })
      return true
    } catch (error) {
      if (isLastTry && error instanceof Problem && error.code === 'outside-down') return false
      throw error
    }
  }

  return async (archive, person, { madeAt, isLastTry, step }) => {
    const kept = await listFiles(db, person.id)
    const total = personalData.length + kept.length + 1
    let done = 0
    const contents: Contents = { name: person.name, email: person.email, madeAt, tables: [], files: [] }
    for (const table of personalData) {
      if (!(await step({ done, total }))) return false
      const count = { rows: 0 }
      await archive.add(`data/${table.table}.json`, asJson(table, person, count))
      if (count.rows > 0 && !isTechnical(table))
        await archive.add(`pages/${table.table}.html`, asPage(table, person))
      contents.tables.push({ table, rows: count.rows })
      done += 1
    }
    for (const file of kept) {
      if (!(await step({ done, total }))) return false
      const isThere = await addFile(archive, file, isLastTry)
      contents.files.push({ place: placeOf(file), name: file.file_name, isThere })
      done += 1
    }
    await archive.add('index.html', [bytesOf(contentsPage(contents))])
    await archive.end()
    return step({ done: total, total })
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

function* slicesOf(bytes: Uint8Array) {
  for (let place = 0; place < bytes.length; place += SLICE_BYTES)
    yield bytes.subarray(place, place + SLICE_BYTES)
}
