import type { Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { deleteStaleIdentities, type Identity, insertIdentity, isLinked, useIdentity } from './store.ts'

export type Identities = {
  /** Records the use of the provider's account; undefined if it is not linked. */
  use(tx: Tx, who: Identity): Promise<number | undefined>
  /** False if a concurrent call linked the identity or the seeker. */
  link(tx: Tx, identity: Identity & { user_id: number; email_at_linking: string }): Promise<boolean>
  isLinked(tx: Tx, userId: number, issuer: string): Promise<boolean>
  /**
   * Ends sign-ins linked under another address than the account's present one: it may be a stranger's. Waits for such
   * a sign-in in progress, so end sessions afterwards.
   * @returns whether there was one
   */
  endStale(tx: Tx, userId: number): Promise<boolean>
}

export function createIdentities({ clock }: { clock: Clock }): Identities {
  return {
    use: (tx, who) => useIdentity(tx, who, clock.now()),
    link: (tx, identity) => insertIdentity(tx, identity, clock.now()),
    isLinked,
    endStale: deleteStaleIdentities,
  }
}
