import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../tables.gen.ts'

export type DataOwner = { id: number; email: string }

/**
 * How an export shows a column: times in Manila, money in pesos (stored as `centavos`) or dollars, `parts` for JSON.
 * `technical` values, such as ids, are collapsed.
 */
export type ReadingKind =
  | 'text'
  | 'number'
  | 'time'
  | 'day'
  | 'month'
  | 'centavos'
  | 'dollars'
  | 'flag'
  | 'code'
  | 'codes'
  /** A change's old or new value: a status, a moment or words. */
  | 'change'
  | 'bytes'
  | 'parts'
  | 'technical'

/** A label only if the column's name is unclear; words only for codes specific to the column. */
export type Reading =
  | ReadingKind
  | readonly [kind: ReadingKind, label: string, words?: Readonly<Record<string, string>>]

export type PersonalTable = {
  table: keyof DB
  /** Names the rows for the seeker. */
  title: string
  isTheirs(person: DataOwner): RawBuilder<boolean>
  /** Rows are ordered by it. */
  key: readonly string[]
  /** Exported columns, with their format. */
  told: Readonly<Record<string, Reading>>
  /** Columns left out, with the reason. */
  leftOut: Readonly<Record<string, string>>
  /** No foreign key leads to the account, so a deletion must find the rows. */
  isLoose?: boolean
  /** Data kept after a deletion, and why. */
  stays?: string
}

type Column<T extends keyof DB> = keyof DB[T] & string

/** Checks columns against the database's types. */
export function personalTable<T extends keyof DB>(
  table: T,
  given: {
    title: string
    isTheirs?: PersonalTable['isTheirs']
    key: readonly Column<T>[]
    told: { readonly [C in Column<T>]?: Reading }
    leftOut?: { readonly [C in Column<T>]?: string }
    isLoose?: boolean
    stays?: string
  },
): PersonalTable {
  return {
    isTheirs: ofUser,
    ...given,
    table,
    told: given.told as Record<string, Reading>,
    leftOut: (given.leftOut ?? {}) as Record<string, string>,
  }
}

const ofUser: PersonalTable['isTheirs'] = ({ id }) => sql<boolean>`user_id = ${id}`

export const ofApplication: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`application_id in (select id from applications where user_id = ${id})`

export const ofPayment: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`payment_id in (select id from payments where user_id = ${id})`

export const ofExport: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`export_id in (select id from data_exports where user_id = ${id})`

export const reasons = {
  account: 'the number of the account, told with the account itself',
  ours: 'says how we do our work, and nothing of you',
  fileName: 'the name of your file in our store; the file itself is in this copy',
  fileHash: 'a hash of your file; the file itself is in this copy',
  key: 'a hash by which a repeated call is known',
} as const
