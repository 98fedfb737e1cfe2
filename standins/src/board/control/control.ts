import { THREAD_STATES, type ThreadState } from '../applying/applications.ts'
import { AREAS, type Area } from '../areas.ts'
import type { Board } from '../context.ts'
import { FAULT_KINDS, type FaultKind, type PendingFault } from '../failing/faults.ts'
import { newPost, readSkills } from '../listings/catalogue.ts'
import { type Listing, WORK_TYPES, type WorkType } from '../listings/listing.ts'
import type { Account } from '../workers/accounts.ts'

type Edit = {
  title?: string
  salary?: string
  description?: string
  hours?: string
  type_of_work?: WorkType
  skills?: readonly (string | { name: string })[]
}
/** See the README. */
export type ControlCommand =
  | {
      fault: FaultKind
      on?: Area | 'all'
      path?: string
      times?: number
      retry_after?: number
      ms?: number
      status?: number
    }
  | { clear: 'faults' | 'requests' }
  | { bump: number; at?: string }
  | ({ change: number } & Edit)
  | { remove: number }
  | { unavailable: number }
  | { restore: number }
  | {
      add: Edit & {
        title: string
        id?: number
        posted?: string
        employer?: { id?: number; name?: string | null }
      }
    }
  | { application: number; state: ThreadState }
  | { points: number; email: string }
  | { expire: 'sessions'; email?: string }
  | { password: string; email: string }
  | { lock: string }
  | { unlock: string }

/** Says why a command is invalid. */
export class CommandError extends Error {}

type Words = Record<string, unknown>

/**
 * @param command a ControlCommand, from code or JSON
 * @returns the id of an added listing
 * @throws CommandError
 */
export function runCommand(board: Board, command: unknown): { id?: number } {
  if (typeof command !== 'object' || command === null || Array.isArray(command))
    throw new CommandError('A command is an object.')
  const words: Words = { ...command }
  const follow = Object.entries(COMMANDS).find(([name]) => name in words)
  if (!follow) throw new CommandError(`No such command. There are: ${Object.keys(COMMANDS).join(', ')}.`)
  return follow[1](board, words) ?? {}
}

// The first name found decides; no command contains another's name.
const COMMANDS: Record<string, (board: Board, words: Words) => { id?: number } | undefined> = {
  fault: (board, words) => {
    const kind = oneOf(words, 'fault', FAULT_KINDS)
    const on = words['on'] === undefined ? 'all' : oneOf(words, 'on', [...AREAS, 'all'] as const)
    const details: Partial<PendingFault> = {}
    if (words['path'] !== undefined) details.path = text(words, 'path')
    if (words['ms'] !== undefined) details.ms = whole(words, 'ms')
    if (words['retry_after'] !== undefined) details.retryAfter = whole(words, 'retry_after')
    if (words['status'] !== undefined) details.status = whole(words, 'status')
    board.faults.add(kind, on, words['times'] === undefined ? 1 : whole(words, 'times'), details)
    return undefined
  },
  clear: (board, words) => {
    const what = oneOf(words, 'clear', ['faults', 'requests'] as const)
    if (what === 'faults') board.faults.clear()
    else board.requests.clear()
    return undefined
  },
  application: (board, words) => {
    const state = oneOf(words, 'state', THREAD_STATES)
    if (!board.applications.setState(whole(words, 'application'), state))
      throw new CommandError('No such application.')
    return undefined
  },
  add: (board, words) => {
    const post = words['add']
    if (typeof post !== 'object' || post === null) throw new CommandError('"add" is an object with a title.')
    const fields: Words = { ...post }
    const id = fields['id'] === undefined ? board.catalogue.nextId() : whole(fields, 'id')
    const employer = (fields['employer'] ?? {}) as { id?: number; name?: string | null }
    const at = moment(fields['posted'], board.now())
    const own = { id: employer.id ?? 100_000 + (id % 90_000), name: employer.name ?? null, logo: null }
    board.changeCatalogue([
      newPost(id, text(fields, 'title'), { ...edits(fields), employer: own, posted: at }, at),
    ])
    return { id }
  },
  bump: (board, words) => {
    const id = known(board, words, 'bump')
    board.changeCatalogue([{ id, posted: moment(words['at'], board.now()).toISOString() }])
    return undefined
  },
  change: (board, words) => {
    board.changeCatalogue([{ id: known(board, words, 'change'), fields: edits(words) }])
    return undefined
  },
  remove: (board, words) => setState(board, words, 'remove', 'removed'),
  unavailable: (board, words) => setState(board, words, 'unavailable', 'unavailable'),
  restore: (board, words) => setState(board, words, 'restore', 'open'),
  points: (board, words) => {
    const account = named(board, words, 'email')
    const spent = board.applications.spentToday(account.id)
    board.accounts.setAllowance(account.id, board.now(), whole(words, 'points') + spent)
    return undefined
  },
  expire: (board, words) => {
    oneOf(words, 'expire', ['sessions'] as const)
    board.sessions.endAll(words['email'] === undefined ? 'all' : named(board, words, 'email').id)
    return undefined
  },
  password: (board, words) => {
    const account = named(board, words, 'email')
    board.accounts.setPassword(account, text(words, 'password'))
    board.sessions.endAll(account.id)
    return undefined
  },
  lock: (board, words) => {
    const { id } = named(board, words, 'lock')
    board.accounts.setLocked(id, true)
    board.sessions.endAll(id)
    return undefined
  },
  unlock: (board, words) => {
    board.accounts.setLocked(named(board, words, 'unlock').id, false)
    return undefined
  },
}

function named(board: Board, words: Words, name: string): Account {
  const account = board.accounts.named(text(words, name))
  if (!account) throw new CommandError('No such account.')
  return account
}

function setState(board: Board, words: Words, name: string, state: Listing['state']): undefined {
  board.changeCatalogue([{ id: known(board, words, name), fields: { state } }])
}

function edits(words: Words): Partial<Omit<Listing, 'id' | 'posted'>> {
  const fields: Partial<Omit<Listing, 'id' | 'posted'>> = {}
  if (words['title'] !== undefined) fields.title = text(words, 'title')
  if (words['salary'] !== undefined) fields.salary = text(words, 'salary')
  if (words['description'] !== undefined) fields.description = text(words, 'description')
  if (words['hours'] !== undefined) fields.hours = text(words, 'hours')
  if (words['type_of_work'] !== undefined) fields.type_of_work = oneOf(words, 'type_of_work', WORK_TYPES)
  if (Array.isArray(words['skills'])) fields.skills = readSkills(words['skills'])
  return fields
}

function known(board: Board, words: Words, name: string): number {
  const id = whole(words, name)
  if (!board.catalogue.get(id)) throw new CommandError(`No listing ${id}.`)
  return id
}

function whole(words: Words, name: string): number {
  const value = Number(words[name])
  if (!Number.isSafeInteger(value) || value < 0)
    throw new CommandError(`"${name}" is a whole number, 0 or more.`)
  return value
}

function text(words: Words, name: string): string {
  const value = words[name]
  if (typeof value !== 'string') throw new CommandError(`"${name}" is a text.`)
  return value
}

function oneOf<Value extends string>(words: Words, name: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === String(words[name]))
  if (found === undefined) throw new CommandError(`"${name}" is one of: ${values.join(', ')}.`)
  return found
}

function moment(value: unknown, otherwise: Date): Date {
  if (value === undefined || value === '') return otherwise
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) throw new CommandError('A time is an ISO date.')
  return at
}
