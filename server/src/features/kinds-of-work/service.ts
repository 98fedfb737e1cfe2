import type { WorkFigures, WorkKinds } from '@hanap/contract/jobs/kinds-of-work'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { createKeptFigures } from '../../lib/kept-figures.ts'
import { notFound } from '../../lib/problem.ts'
import type { JobSearch } from '../../search/port.ts'
import { catalogue } from './rules/catalogue.ts'
import { type CountedKind, FRESH_MS, figuresOf, questionOf, rowOf, STALE_MS, withPages } from './rules.ts'
import { findJobs } from './store.ts'

export type KindsOfWork = {
  /** The kinds with enough open jobs for a page. Throws 'busy' while the index is loading. */
  list(): Promise<WorkKinds>
  /** Throws 'not-found' for an unknown kind. */
  figures(slug: string): Promise<WorkFigures>
}

/** Counts at most once in ten minutes. */
export function createKindsOfWork(given: {
  replicas: Database
  clock: Clock
  index: Pick<JobSearch, 'kindOfWork'>
}): KindsOfWork {
  const { replicas, clock, index } = given
  const keep = <Figures>(count: () => Promise<Figures>) =>
    createKeptFigures({ clock, freshMs: FRESH_MS, staleMs: STALE_MS, count })

  const counts = keep(async () => {
    const at = clock.now()
    const all: CountedKind[] = []
    // In sequence: searches wait in the same queue.
    for (const kind of catalogue) all.push({ ...kind, count: await index.kindOfWork(questionOf(kind, at)) })
    return { at, all: withPages(all) }
  })

  const figures = new Map(catalogue.map(({ slug }) => [slug, keep(() => countFigures(slug))]))

  async function countFigures(slug: string): Promise<WorkFigures> {
    const { all } = await counts()
    const kind = all.find((one) => one.slug === slug)
    if (!kind) throw notFound('page')
    const newest = await findJobs(replicas, kind.count.newest)
    return figuresOf(kind, { all, newest, now: clock.now() })
  }

  return {
    async list() {
      const { at, all } = await counts()
      return { kinds: all.map(rowOf), computed_at: at.toISOString() }
    },
    async figures(slug) {
      const kept = figures.get(slug)
      if (!kept) throw notFound('page')
      return kept()
    },
  }
}
