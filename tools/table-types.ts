import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { migrate } from '../server/src/db/migrate.ts'
import { startTestCluster } from '../server/test/test-cluster.ts'
import { projectRoot } from './install.mjs'

/** Types of a migrated database; `verify` only compares. */
export function tableTypes(
  databaseUrl: string,
  options: { verify: boolean },
): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(
    path.join(projectRoot, 'node_modules', '.bin', 'kysely-codegen'),
    [
      '--dialect=postgres',
      `--url=${databaseUrl}`,
      '--date-parser=string',
      '--numeric-parser=number',
      '--type-mapping={"int8":"number"}',
      '--exclude-pattern=pgboss.*',
      `--out-file=${path.join(projectRoot, 'server', 'src', 'db', 'tables.gen.ts')}`,
      ...(options.verify ? ['--verify'] : []),
    ],
    { cwd: projectRoot, encoding: 'utf8' },
  )
  return { ok: status === 0, output: stdout + stderr }
}

if (import.meta.main) {
  const cluster = await startTestCluster()
  try {
    await migrate(cluster.url)
    const { ok, output } = tableTypes(cluster.url, { verify: false })
    console.log(output)
    process.exitCode = ok ? 0 : 1
  } finally {
    await cluster.stop()
  }
}
