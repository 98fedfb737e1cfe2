import type { Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { deleteStaleIdentities, type Identity, insertIdentity, isLinked, useIdentity } from './store.ts'

export type Identities = {
  /** Whom the provider's account belongs to, with the time it is used; undefined for one we do not know. */
  use(tx: Tx, who: Identity): Promise<number | undefined>
  /** Links the provider's account to a seeker; false when somebody else linked it, or another to them, a moment ago. */
  link(tx: Tx, identity: Identity & { user_id: number; email_at_linking: string }): Promise<boolean>
  /** Whether a seeker already signs in with an account of this provider. */
  isLinked(tx: Tx, userId: number, issuer: string): Promise<boolean>
  /**
   * Ends every sign-in linked under another address than the account has now: it may be a stranger's. Waits for such a
   * sign-in in progress, so end sessions afterwards.
   * @returns whether there was one
   */
  endStale(tx: Tx, userId: number): Promise<boolean>
}

/** Which accounts of providers open which accounts here. */
export function createIdentities({ clock }: { clock: Clock }): Identities {
  return {
    use: (tx, who) => useIdentity(tx, who, clock.now()),
    link: (tx, identity) => insertIdentity(tx, identity, clock.now()),
    isLinked,
    endStale: deleteStaleIdentities,
  }
}
