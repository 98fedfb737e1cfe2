import * as z from 'zod'
import { isDatabaseAddress, readHosts } from '../db/connections/hosts.ts'

const addresses = (list: string) => list.split(/\s+/).filter((one) => one !== '')

/** Relative to the public port. */
const OPS_PORT_AFTER = 9

export const runningFields = {
  ROLE: z.enum(['web', 'worker', 'both'], { error: 'ROLE must be web, worker or both' }).default('both'),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'DRAIN_SECONDS must be a number' })
    .min(0, 'DRAIN_SECONDS must be at least 0')
    .max(300, 'DRAIN_SECONDS must be at most 300')
    .default(0),
  OPS_PORT: z.coerce
    .number({ error: 'OPS_PORT must be a number' })
    .int('OPS_PORT must be a whole number')
    .min(0, 'OPS_PORT must be at least 0')
    .max(65_535, 'OPS_PORT must be at most 65535')
    .optional(),
  BUILD_COMMIT: z
    .string()
    .regex(/^[\da-f]{7,64}$/, 'BUILD_COMMIT must be the hash of a commit')
    .optional(),
  DATABASE_URL: z
    .string()
    .trim()
    .refine(
      isDatabaseAddress,
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/hanap; several hosts with commas between them',
    )
    .optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .refine(
      (list) => addresses(list).every((one) => isDatabaseAddress(one) && readHosts(one).length === 1),
      'DATABASE_REPLICA_URLS must be addresses such as postgres://user:password@host:5432/hanap, with spaces between them',
    )
    .optional(),
}

type Given = {
  ROLE: 'web' | 'worker' | 'both'
  DRAIN_SECONDS: number
  PORT: number
  OPS_PORT?: number | undefined
  BUILD_COMMIT?: string | undefined
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URLS?: string | undefined
}

export type Role = Given['ROLE']

/** @throws an Error of one line if a role has no shared database */
export function readRunning(given: Given) {
  if (given.ROLE !== 'both' && !given.DATABASE_URL) {
    throw new Error(
      `Configuration: DATABASE_URL is missing: with ROLE ${given.ROLE} another process does the rest on the same database`,
    )
  }
  if (given.DATABASE_REPLICA_URLS && !given.DATABASE_URL) {
    throw new Error('Configuration: DATABASE_REPLICA_URLS is given without DATABASE_URL: replicas of what?')
  }
  return {
    role: given.ROLE,
    drainSeconds: given.DRAIN_SECONDS,
    opsPort: given.OPS_PORT ?? given.PORT + OPS_PORT_AFTER,
    isOpsPortChosen: given.OPS_PORT !== undefined,
    buildCommit: given.BUILD_COMMIT,
    databaseUrl: given.DATABASE_URL,
    replicaUrls: addresses(given.DATABASE_REPLICA_URLS ?? ''),
  }
}
