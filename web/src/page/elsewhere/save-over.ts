import { stateByNow } from '../../api/answers/version.ts'
import { type Clash, isSame, mergeEdit } from './merge-edit.ts'

/** What the seeker keeps of each field that was changed twice; null to go on editing. */
export type Choose = (clashes: readonly Clash[]) => Promise<Readonly<Record<string, unknown>> | null>

export type Saving<Fields extends object, State> = {
  /** The fields as the edit began, then as earlier tries sent them: all of it the seeker's own. */
  bases: readonly Fields[]
  mine: Fields
  /** As the server was last seen; null where there was nothing. */
  held: State | null
  fieldsOf: (state: State | null) => Fields
  /** Writes what is changed over a state, with its version. `known`: all that this is written over, in any try. */
  send: (changed: Partial<Fields>, over: State | null, known: readonly Fields[]) => Promise<State>
  choose: Choose
  /** Something goes along that is no field, such as a file: it is sent where no field is changed, too. */
  always?: boolean | undefined
  lines?: readonly (keyof Fields & string)[] | undefined
  divider?: string | undefined
}

/**
 * Saves an edit over what the server has. Other people's fields stay; on a conflict the seeker chooses.
 * @returns the saved thing; null if the seeker keeps editing
 * @throws what `send` threw, other than a version conflict
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
    // What was tried may have arrived since the server was last seen.
    const changed = changedFields([theirs, ...tried], mine)
    if (held !== null && !always && Object.keys(changed).length === 0) return held
    try {
      return await send(changed, held, [...saving.bases, theirs])
    } catch (problem) {
      const now = stateByNow(problem) as State | null | undefined
      if (now === undefined || now?.version === held?.version) throw problem
      held = now
      tried = []
    }
  }
}

/** The fields that say something else than one of these. */
export function changedFields<Fields extends object>(
  than: readonly Fields[],
  fields: Fields,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(([name, value]) =>
    than.some((one) => !isSame(value, one[name as keyof Fields])),
  )
  return Object.fromEntries(entries) as Partial<Fields>
}
