import { type LoadedCorpus, loadCorpus } from '../corpus/load.ts'
import { createCorpus } from '../corpus.ts'
import { type Fleet, startFleet } from '../harness/fleet.ts'
import type { Member } from '../harness/member.ts'
import { load } from '../harness/times.ts'
import { forgetArrivals, makeMaterial } from './material.ts'
import type { Material } from './work.ts'

export type Stage = {
  loaded: LoadedCorpus
  material: Material
  /** Oldest first. */
  webs: Member[]
  workers: Member[]
  /** One after another, since each reads all jobs. */
  grow(webs: number): Promise<void>
  close(): Promise<void>
}

/** Starts one web process and one worker. */
export async function openStage(given: { size: number; seed: number; keep: boolean }): Promise<Stage> {
  const loaded = await loadCorpus(createCorpus(given), given)
  const undo: (() => Promise<unknown>)[] = [loaded.close]
  const close = async () => {
    for (const step of undo.toReversed()) await step()
  }
  const fleets: Fleet[] = []
  const start = async (members: { webs: number; workers: number }) => {
    fleets.push(await startFleet({ ...members, databaseUrl: loaded.url }))
  }
  undo.push(() => Promise.all(fleets.map((fleet) => fleet.close())))
  try {
    if (loaded.loadSeconds !== null) console.log(`Listings written in ${Math.round(loaded.loadSeconds)} s.`)
    await forgetArrivals(loaded.db)
    const { remove, ...material } = await makeMaterial(loaded.db, given.seed)
    undo.push(remove)
    const stage: Stage = {
      loaded,
      material,
      webs: [],
      workers: [],
      async grow(webs) {
        while (stage.webs.length < webs) {
          const begun = performance.now()
          await start({ webs: 1, workers: stage.workers.length === 0 ? 1 : 0 })
          stage.webs.push(...(fleets.at(-1)?.webs ?? []))
          stage.workers.push(...(fleets.at(-1)?.workers ?? []))
          const seconds = Math.round((performance.now() - begun) / 1000)
          console.log(`Web process ${stage.webs.length} ready after ${seconds} s; load average ${load()}.`)
        }
      },
      close,
    }
    await stage.grow(1)
    return stage
  } catch (error) {
    await close()
    throw error
  }
}
