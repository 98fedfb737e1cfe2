import { boardSealingContext } from '../../features/integrations/board-sessions/service.ts'
import { mailSealingContext } from '../../features/mails/service.ts'
import { sealingContext } from '../../features/payments/rules/billing.ts'
import { fingerprintKeyContext } from '../../lib/secrets/secrets.ts'

/** A column of sealed values. */
export type SealedColumn = {
  table: string
  column: string
  /** Its table's key, by which rows are read one after the other. */
  key: string
  /** The column whose value the sealed one is bound to. */
  boundTo: string
  /** What it is bound to, as whoever sealed it says. */
  context(value: string): string
}

const board = {
  table: 'integrations',
  key: 'id',
  boundTo: 'user_id',
  context: (userId: string) => boardSealingContext(Number(userId)),
}

/** Every column that holds sealed values; a test compares it with the database's own. */
export const sealedColumns: readonly SealedColumn[] = [
  { ...board, column: 'sealed_password' },
  { ...board, column: 'sealed_session' },
  { table: 'mails', column: 'sealed_data', key: 'id', boundTo: 'message_id', context: mailSealingContext },
  {
    table: 'payments',
    column: 'sealed_billing',
    key: 'id',
    boundTo: 'provider_key',
    context: sealingContext,
  },
  {
    table: 'earlier_fingerprint_keys',
    column: 'sealed_key',
    key: 'key_id',
    boundTo: 'key_id',
    context: fingerprintKeyContext,
  },
]
