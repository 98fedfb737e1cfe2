import {
  type ApplicationStatus,
  applicationStatuses,
} from '@hanap/contract/applications/application-statuses'
import type { ApplicationOrigin } from '@hanap/contract/applications/applications'

/** The table is the default. */
export const trackerViews = ['table', 'board', 'timeline'] as const
export type TrackerView = (typeof trackerViews)[number]

export const originFilters: readonly ApplicationOrigin[] = ['hanap', 'elsewhere']
/** 'unknown' includes 'sending': the board has confirmed neither. */
export const sendingFilters = ['sent', 'unknown', 'failed'] as const
export type SendingFilter = (typeof sendingFilters)[number]

/** Newest applied first is the default. */
export const trackerOrders = ['applied', 'updated', 'interview', 'employer'] as const
export type TrackerOrder = (typeof trackerOrders)[number]

export type ApplicationFilters = {
  search?: string | undefined
  origin?: ApplicationOrigin | undefined
  sending?: SendingFilter | undefined
  /** Days in Manila, '2026-11-03', inclusive. */
  from?: string | undefined
  to?: string | undefined
  interview?: 'ahead' | undefined
  reminder?: 'set' | undefined
}

export type ApplicationsSearch = ApplicationFilters & {
  view?: Exclude<TrackerView, 'table'> | undefined
  status?: ApplicationStatus | undefined
  sort?: Exclude<TrackerOrder, 'applied'> | undefined
  page?: number | undefined
  /** The application whose details are open. */
  open?: number | undefined
}

export const MAX_SEARCH = 100

/** Drops unknown values. */
export function readApplicationsSearch(given: Readonly<Record<string, unknown>>): ApplicationsSearch {
  const read: ApplicationsSearch = {
    view: oneOf(['board', 'timeline'], given['view']),
    status: oneOf(applicationStatuses, given['status']),
    search: readWords(given['search']) || undefined,
    origin: oneOf(originFilters, given['origin']),
    sending: oneOf(sendingFilters, given['sending']),
    from: readDay(given['from']),
    to: readDay(given['to']),
    interview: oneOf(['ahead'], given['interview']),
    reminder: oneOf(['set'], given['reminder']),
    sort: oneOf(['updated', 'interview', 'employer'], given['sort']),
    page: readNumber(given['page'], 2),
    open: readNumber(given['open'], 1),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** Single spaces, at most 100 characters. */
export function readWords(given: unknown): string {
  if (typeof given !== 'string' && typeof given !== 'number') return ''
  return String(given).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SEARCH).trim()
}

/** A day of this century, '2026-11-03'; else undefined. */
export function readDay(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(given)) return undefined
  const time = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(given) ? given : undefined
}

function oneOf<Value extends string>(known: readonly Value[], given: unknown): Value | undefined {
  return known.find((value) => value === given)
}

function readNumber(given: unknown, least: number): number | undefined {
  const number = Number(given)
  return Number.isSafeInteger(number) && number >= least ? number : undefined
}
