import {
  type Application,
  type ApplicationStatus,
  applicationStatuses,
} from '@hanap/contract/applications/applications'
import { nextIndex } from '../../../../ui/navigation/next-index.ts'
import { wasNeverSent } from '../never-sent.ts'

export type BoardColumn = { status: ApplicationStatus; applications: Application[] }

/** Cards a column shows at first, and adds each time. */
export const CARDS_AT_ONCE = 50

/** Applications that were never sent have no column. */
export function boardOf(applications: readonly Application[]): {
  columns: BoardColumn[]
  neverSent: Application[]
} {
  const columns = applicationStatuses.map((status): BoardColumn => ({ status, applications: [] }))
  const neverSent: Application[] = []
  for (const application of applications) {
    if (wasNeverSent(application)) neverSent.push(application)
    else columns.find(({ status }) => status === application.status)?.applications.push(application)
  }
  return { columns, neverSent }
}

/** Enough cards to include the active one. */
export function drawnCount(asked: number, activeIndex: number): number {
  const wanted = Math.ceil((activeIndex + 1) / CARDS_AT_ONCE) * CARDS_AT_ONCE
  return Math.max(CARDS_AT_ONCE, asked, wanted)
}

/**
 * The card a key leads to: in the column, or at the same depth of the nearest column with cards.
 * @param columns card ids by column
 * @returns null if the key leads nowhere
 */
export function cardAt(columns: readonly (readonly number[])[], id: number, key: string): number | null {
  const at = columns.findIndex((cards) => cards.includes(id))
  const cards = columns[at]
  if (!cards) return null
  const row = cards.indexOf(id)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sideways = key === 'ArrowLeft' ? columns.slice(0, at).reverse() : columns.slice(at + 1)
    const next = sideways.find(({ length }) => length > 0)
    return next?.[Math.min(row, next.length - 1)] ?? null
  }
  const isAtEnd = (key === 'ArrowUp' && row === 0) || (key === 'ArrowDown' && row === cards.length - 1)
  const next = isAtEnd ? null : nextIndex(key, row, cards.length, 'vertical')
  return next === null ? null : (cards[next] ?? null)
}

/** Null at the ends and for other keys. */
export function statusBeside(status: ApplicationStatus, key: string): ApplicationStatus | null {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined) return null
  return applicationStatuses[applicationStatuses.indexOf(status) + step] ?? null
}
