import path from 'node:path'
import { defineConfig } from 'vitest/config'

const webTest = (name: string) => path.join(import.meta.dirname, 'web', 'test', name)

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
        resolve: {
          alias: [
            {
              find: /^@testing-library\/(dom|react)$/,
              replacement: '@testing-library/$1/dist/@testing-library/$1.esm.js',
            },
          ],
        },
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: webTest('no-window-environment.ts'),
          pool: 'threads',
          setupFiles: [webTest('window.ts'), webTest('setup.ts')],
          sequence: { setupFiles: 'list' },
          // Loaded for each file, since they keep the first window they see.
          server: { deps: { inline: [/@testing-library/] } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          isolate: false,
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
          setupFiles: [webTest('setup.ts')],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          isolate: false,
        },
      },
    ],
  },
})
