import path from 'node:path'
import { defineConfig } from 'vitest/config'

const setupFile = path.join(import.meta.dirname, 'web', 'test', 'setup.ts')

/** More workers than cores: tests mostly wait for the database. */
const WORKERS = 4

export default defineConfig({
  test: {
    // The tag is in a file's first line; `npm test -- security` runs the files with it.
    tags: [
      { name: 'security', description: 'shows one of the sixty-two things of docs/security-proofs.md' },
      {
        name: 'operations',
        description: 'several processes, databases that fail, kills, backups, moves, upgrades',
      },
    ],
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // Hang limits, not speeds: the machine may be busy.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          pool: 'forks',
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: WORKERS,
          // Server modules keep no global state.
          isolate: false,
        },
      },
      {
        test: {
          name: 'plain',
          include: ['contract/**/*.test.ts', 'standins/**/*.test.ts', 'tools/{*,*/*}.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          pool: 'forks',
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: WORKERS,
          // Nor do these.
          isolate: false,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'threads',
          setupFiles: [setupFile],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        // A DOM takes longer to make than these run; others ask for it.
        extends: 'web/vite.config.ts',
        test: {
          name: 'web rules',
          root: 'web',
          include: ['src/**/*.test.ts'],
          pool: 'threads',
          setupFiles: [setupFile],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
    ],
  },
})
