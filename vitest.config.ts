import path from 'node:path'
import { defineConfig } from 'vitest/config'

const setupFile = path.join(import.meta.dirname, 'web', 'test', 'setup.ts')

/** Two more than most machines that test have cores: much of the time a test waits for a database or a clock. */
const WORKERS = 4

export default defineConfig({
  test: {
    // What a file is about besides its folder, said in its first line; `npm test -- security` runs what has the tag.
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
          // No part of the server keeps a state of its own outside what makes it: files share what they import.
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
        // Most of these need no document, which takes longer to make than they take to run; those that do say so.
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
        },
      },
    ],
  },
})
