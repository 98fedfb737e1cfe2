import { currentState } from '../../api/answers/version.ts'
import { type Clash, isSame, mergeEdit } from './merge-edit.ts'

/** Chooses for each conflicting field; null continues editing. */
export type Choose = (clashes: readonly Clash[]) => Promise<Readonly<Record<string, unknown>> | null>

export type Saving<Fields extends object, State> = {
  /** The edit's first values, then those of earlier tries: all the seeker's own. */
  bases: readonly Fields[]
  mine: Fields
  /** The server's last known state. */
  held: State | null
  fieldsOf: (state: State | null) => Fields
  /** `known`: every state this replaces, in any try. */
  send: (changed: Partial<Fields>, over: State | null, known: readonly Fields[]) => Promise<State>
  choose: Choose
  /** Sends even without changed fields, such as for a file. */
  always?: boolean | undefined
  lines?: readonly (keyof Fields & string)[] | undefined
  divider?: string | undefined
}

/**
 * Saves an edit. Fields changed elsewhere stay; on a conflict the seeker chooses.
 * @returns the saved state; null if the seeker continues editing
 * @throws what `send` threw, except a version conflict
 */
export async function saveOver<Fields extends object, State extends { version?: string }>(
  saving: Saving<Fields, State>,
): Promise<State | null> {
  const { fieldsOf, send, choose, always, lines, divider } = saving
  let { bases, mine, held } = saving
  let tried = bases.slice(1)
  for (;;) {
    const theirs = fieldsOf(held)
    const { merged, clashes } = mergeEdit({ bases, mine, theirs, lines, divider })
    mine = merged
    if (clashes.length > 0) {
      const chosen = await choose(clashes)
      if (chosen === null) return null
      mine = { ...merged, ...chosen }
      bases = [theirs]
    }
    // Earlier tries may have been saved since.
    const changed = changedFields([theirs, ...tried], mine)
    if (held !== null && !always && Object.keys(changed).length === 0) return held
    try {
      return await send(changed, held, [...saving.bases, theirs])
    } catch (problem) {
      const now = currentState(problem) as State | null | undefined
      if (now === undefined || now?.version === held?.version) throw problem
      held = now
      tried = []
    }
  }
}

/** The fields that differ from any of these. */
export function changedFields<Fields extends object>(
  than: readonly Fields[],
  fields: Fields,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(([name, value]) =>
    than.some((one) => !isSame(value, one[name as keyof Fields])),
  )
  return Object.fromEntries(entries) as Partial<Fields>
}
