import { boardSealingContext } from '../../features/integrations/board-sessions/service.ts'
import { mailSealingContext } from '../../features/mails/service.ts'
import { sealingContext } from '../../features/payments/rules/billing.ts'
import { fingerprintKeyContext } from '../../lib/secrets/secrets.ts'

export type SealedColumn = {
  table: string
  column: string
  /** Rows are read in its order. */
  key: string
  /** The column whose value is the seal's context. */
  boundTo: string
  context(value: string): string
}

const board = {
  table: 'integrations',
  key: 'id',
  boundTo: 'user_id',
  context: (userId: string) => boardSealingContext(Number(userId)),
}

/** A test compares them with the database. */
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
