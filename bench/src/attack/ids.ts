import { api } from '@hanap/contract/wire/api'
import type { Endpoint } from '@hanap/contract/wire/endpoint'
import type { Database } from '@hanap/server/db/open'
import { type Belongings, madeUp, type Seeker } from './belongings.ts'
import type { Answer, Call, Sent } from './call.ts'
import { type Asking, listNaming, type Naming, nameOf, namings } from './naming.ts'
import { differenceOf, rowsOf } from './rows.ts'

export type Scene = {
  call: Call
  db: Database
  owner: Seeker
  theirs: Belongings
  /** Occurs in every text of the owner. */
  word: string
  stranger: Seeker
}

/**
 * Tries as the stranger and without a session.
 * @returns one sentence per breach, and the number of calls
 */
export async function tryIds(
  scene: Scene,
  endpoints = listNaming(),
): Promise<{ calls: number; wrong: string[] }> {
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const naming = namings[nameOf(endpoint)]
    if (!naming) {
      wrong.push(`${nameOf(endpoint)} names something, and nothing says whose it is`)
      continue
    }
    wrong.push(...(await tryOne(scene, endpoint, naming)))
  }
  const lists = api.filter((one) => one.method === 'GET' && !namings[nameOf(one)])
  for (const endpoint of lists) wrong.push(...(await readList(scene, endpoint)))
  return { calls: endpoints.length * 3 + lists.length, wrong }
}

async function tryOne(scene: Scene, endpoint: Endpoint, naming: Naming): Promise<string[]> {
  const { db, owner, theirs, stranger } = scene
  const name = nameOf(endpoint)
  const before = await rowsOf(db, owner)
  const nobody = await askFor(scene, endpoint, naming.asks(theirs), undefined)
  const answered = await askFor(scene, endpoint, naming.asks(theirs), stranger.token)
  const changed = differenceOf(before, await rowsOf(db, owner))
  const expected = naming.answers ?? naming.refused ?? 404
  const wrong = [
    endpoint.access !== 'public' && nobody.status !== 401 && `${name} answers nobody ${nobody.status}`,
    answered.status !== expected &&
      `${name} answers a stranger ${answered.status}, not ${expected}: ${answered.text.slice(0, 200)}`,
    tellsOf(scene, answered) && `${name} tells a stranger of the owner: ${answered.text.slice(0, 200)}`,
    changed !== null && `${name} let a stranger change something: ${changed}`,
  ]
  if (naming.answers === undefined) {
    const nothing = await askFor(scene, endpoint, naming.asks(madeUp(theirs.job)), stranger.token)
    if (nothing.status !== answered.status || nothing.text !== answered.text)
      wrong.push(`${name} tells a stranger what exists: ${answered.text} or ${nothing.text}`)
  }
  return wrong.filter((text) => text !== false)
}

/** The stranger's lists must hold nothing of the owner's. */
async function readList(scene: Scene, endpoint: Endpoint): Promise<string[]> {
  const answered = await askFor(scene, endpoint, {}, scene.stranger.token)
  return tellsOf(scene, answered) ? [`${nameOf(endpoint)} tells a stranger of the owner`] : []
}

const tellsOf = ({ word, owner }: Scene, { text }: Answer) =>
  text.includes(word) || text.includes(owner.email)

function askFor({ call }: Scene, { method, path }: Endpoint, asking: Asking, token: string | undefined) {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(asking.params?.[name]))
  const query = asking.query ? `?${new URLSearchParams(asking.query)}` : ''
  const sent: Sent = { token, ...(method !== 'GET' && { body: asking.body ?? {} }) }
  return call(method, address + query, sent)
}
