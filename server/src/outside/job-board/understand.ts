import { BoardProblem } from './port.ts'

/**
 * Reads something of the board that is in hand.
 * @param what as in 'the page of listing 7'
 * @throws BoardProblem 'layout' whatever the reading fails at: what stands on a page must never end more than its reading
 */
export function understand<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof BoardProblem) throw cause
    throw new BoardProblem('layout', `We cannot read ${what}: ${cause}`, { cause })
  }
}
