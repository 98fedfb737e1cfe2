import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { openQueue } from '../src/tasks/queue.ts'
import { startTestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Migrated; every test's database is copied from it. */
    templateUrl: string
    clusterDir: string
  }
}

export default async function setUp(project: TestProject) {
  const cluster = await startTestCluster('template')
  await migrate(cluster.url)
  const queue = await openQueue(cluster.url, (error) => console.error(error))
  await queue.stop()
  project.provide('templateUrl', cluster.url)
  project.provide('clusterDir', cluster.dataDir)
  return () => cluster.stop()
}
