import path from 'node:path'
import { createRandom } from '@hanap/standins/generator/random'
import { startChild } from '../harness/child.ts'
import { startGenerator } from './asking.ts'
import { type Answer, type Caller, openClient } from './client.ts'
import type { CannedAnswers } from './floor-server.ts'
import type { LoadJob, LoadResult } from './generator.ts'
import { createActor, type Kind, type Material } from './work.ts'

/** An even number leaves nothing saved. */
const CAPTURED = 30

/**
 * A bare server in its own process, with the program's requests, answering captured bytes of median size.
 * @param given.address of the program
 */
export async function measureFloor(given: {
  address: string
  kind: Kind
  material: Material
  job: Omit<LoadJob, 'targets' | 'shares'>
}): Promise<LoadResult> {
  const { kind, material, job } = given
  const server = startChild(path.join(import.meta.dirname, 'floor-server.ts'))
  const generator = startGenerator(material)
  try {
    const address = String(await server.hear(await capture(given)))
    return await generator.run({ ...job, targets: [address], shares: [[1, kind]] })
  } finally {
    await generator.stop()
    await server.stop()
  }
}

async function capture(given: { address: string; kind: Kind; material: Material }): Promise<CannedAnswers> {
  const answers = new Map<string, Answer[]>()
  const client = openClient(given.address)
  const call: Caller = async (asked) => {
    const answer = await client.call(asked)
    answers.set(asked.method, [...(answers.get(asked.method) ?? []), answer])
    return answer
  }
  // A single seeker's next request removes what was saved.
  const material = { ...given.material, seekers: given.material.seekers.slice(0, 1) }
  const act = createActor(call, { material, saved: new Map(), random: createRandom(1) })
  try {
    for (let n = 0; n < CAPTURED; n += 1) await act(given.kind)
  } finally {
    client.close()
  }
  return Object.fromEntries([...answers].map(([method, all]) => [method, can(middleOf(all))]))
}

function middleOf(answers: readonly Answer[]): Answer {
  const sorted = answers.toSorted((a, b) => a.bytes.length - b.bytes.length)
  return sorted[Math.floor(sorted.length / 2)] as Answer
}

function can({ status, headers, bytes }: Answer): CannedAnswers[string] {
  const kept = ['content-type', 'content-encoding'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { status, headers: Object.fromEntries(kept), body: bytes.toString('base64') }
}
