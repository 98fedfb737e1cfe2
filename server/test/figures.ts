import { createFigures } from '../src/operating/figures.ts'
import type { TestApp } from './start-app.ts'

/** Figures with one of two replicas fresh. @param given overrides */
export const figuresOf = (app: TestApp, given: Partial<Parameters<typeof createFigures>[0]> = {}) =>
  createFigures({
    db: app.db,
    clock: app.clock,
    pool: app.database.pool.counts,
    replicas: () => ({ fresh: 1, all: 2 }),
    index: app.index,
    sourceIds: ['olj'],
    dataDir: app.folder,
    log: () => {},
    ...given,
  })
