import type { Database } from '../../../db/open.ts'
import { readConversion } from '../../exchange-rates/service.ts'
import { refreshOpenJobs } from '../open-jobs/store.ts'
import { LISTING_READER_VERSION, readFigures } from '../rules/listing-version.ts'
import { lockListings } from '../store.ts'
import { figuresOf, listReadBefore, type ReadBefore, writeFigures } from './store.ts'

/** Per transaction, which imports wait for. */
const AT_ONCE = 500

/** Texts are unchanged, so it writes no versions, but tells the search index. */
export async function readListingsAnew(db: Database): Promise<void> {
  let read: number
  do {
    read = await db.transaction().execute(async (tx) => {
      await lockListings(tx)
      const conversion = await readConversion(tx)
      const by = { version: LISTING_READER_VERSION, rates: conversion.last }
      const before = await listReadBefore(tx, by, AT_ONCE)
      if (before.length === 0) return 0
      const figures = before.map((row) => ({
        id: row.id,
        ...figuresOf(readFigures(textsOf(row), conversion)),
      }))
      await refreshOpenJobs(tx, await writeFigures(tx, figures))
      return before.length
    })
  } while (read === AT_ONCE)
}

/** The board's word for the type is not stored: only the earlier reading shows that a 'contract' is Full Time. */
function textsOf({ title, description, job_type, salary, ...read }: ReadBefore) {
  const { hours_per_week, hours_per_day, pay_assumptions } = read
  const wasFullTime = hours_per_day !== null || pay_assumptions.includes('full-time-40-hours')
  return {
    title,
    description,
    salary,
    typeOfWork: wasFullTime ? 'full-time' : job_type,
    statedHours: hours_per_day ?? hours_per_week,
  }
}
