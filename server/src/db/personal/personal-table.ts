import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../tables.gen.ts'

/** Whom rows are looked for. */
export type WhoseData = { id: number; email: string }

/**
 * How a copy's page shows a column: times in Manila, money in pesos (stored as `centavos`) or dollars, codes and flags
 * in words, `parts` for JSON. `technical` values, such as ids, are folded away.
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
  /** What something was changed from or to: a status, a moment or words. */
  | 'change'
  | 'bytes'
  | 'parts'
  | 'technical'

/**
 * A kind; what the column is called on the page where its own name does not say it; and its codes in words where they
 * mean something of their own in this column.
 */
export type Reading =
  | ReadingKind
  | readonly [kind: ReadingKind, label: string, words?: Readonly<Record<string, string>>]

/** A table that holds personal data. */
export type PersonalTable = {
  table: keyof DB
  /** What its rows are, for the person they are about. */
  title: string
  /** Which of its rows are this person's. */
  isTheirs(person: WhoseData): RawBuilder<boolean>
  /** The columns of its primary key: in their order rows are read. */
  key: readonly string[]
  /** The columns that the person is told, each with how it reads. */
  told: Readonly<Record<string, Reading>>
  /** Those that a copy does not hold, each with the reason. */
  leftOut: Readonly<Record<string, string>>
  /** No key ties its rows to the account: a deletion finds them as a copy does. */
  isLoose?: boolean
  /** What is left when the account is deleted, and why; absent where nothing is. */
  stays?: string
}

type Column<T extends keyof DB> = keyof DB[T] & string

/** Lists a table, its columns checked against the database's own types. */
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

/** Rows that name the account itself. */
const ofUser: PersonalTable['isTheirs'] = ({ id }) => sql<boolean>`user_id = ${id}`

/** Rows that belong to an application, which names the account. */
export const ofApplication: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`application_id in (select id from applications where user_id = ${id})`

/** Rows that belong to a payment, which names the account. */
export const ofPayment: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`payment_id in (select id from payments where user_id = ${id})`

/** Rows that belong to a copy of one's data. */
export const ofExport: PersonalTable['isTheirs'] = ({ id }) =>
  sql<boolean>`export_id in (select id from data_exports where user_id = ${id})`

/** Why a column is left out of a copy, where several have the same reason. */
export const reasons = {
  account: 'the number of the account, told with the account itself',
  ours: 'says how we do our work, and nothing of you',
  fileName: 'the name of your file in our store; the file itself is in this copy',
  fileHash: 'a hash of your file; the file itself is in this copy',
  key: 'a hash by which a repeated call is known',
} as const
