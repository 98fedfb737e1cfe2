import type { Order } from '../jobs/orders.ts'
import { isMet } from '../letters/shown-orders.ts'
import type { Name } from '../letters/templates.ts'
import type { ToldDone } from './asked.ts'

/** The letter counts before the seeker's own word. */
export function doneAbout(
  order: Order,
  letter: { subject: string; content: string; resume_url: string },
  { name, isSaid, all }: { name: Name; isSaid: boolean; all: readonly Order[] },
): ToldDone {
  const met = isMet(order, letter, name, all)
  if (met !== 'unknown') return met === 'yes' ? 'shown' : 'missing'
  return isSaid ? 'said' : 'missing'
}
