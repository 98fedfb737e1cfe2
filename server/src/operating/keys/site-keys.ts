import type { Config } from '../../config.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSecrets } from '../../lib/secrets/secrets.ts'
import { hasSecretKey, readOtherKeys, readSecretKey } from '../../secret-key.ts'
import { addKeyIds, listKeyIds, listSealingKeyIds, removeKeyIds, takeKeysTurn } from './site-keys-store.ts'

type KeyConfig = Pick<Config, 'secretKey' | 'secretKeyAlso' | 'dataDir'>

type Keys = { secretKey: string; otherKeys: string[] }

/** The id that sealed values carry. */
export const idOfKey = (key: string): string => createSecrets(key).keyId

/**
 * Returns this process's keys, checked against those that sealed the database.
 * @param given.isStart only a start makes the first key, for a database that never had one
 * @throws Error of one line if a key is missing
 */
export async function claimKeys(given: {
  db: Database
  clock: Clock
  config: KeyConfig
  isStart: boolean
}): Promise<Keys> {
  const { db, clock, config, isStart } = given
  return db.transaction().execute(async (tx) => {
    await takeKeysTurn(tx)
    const here = await idsHere(config)
    const needed = await neededKeyIds(tx, here)
    const missing = needed.filter((id) => !here.includes(id))
    if (missing.length > 0) throw new Error(describeMissing(missing, here, config))
    if (here.length === 0 && !isStart) throw new Error(describeNone(config))
    const keys = await readKeys(config)
    // Only a start may choose the site's key.
    if (isStart || needed.length > 0) await addKeyIds(tx, [...needed, idOfKey(keys.secretKey)], clock.now())
    return keys
  })
}

/**
 * Unchecked, for commands that deal with a missing key.
 * @throws Error of one line without any key
 */
export async function readKeysHere(config: KeyConfig): Promise<Keys> {
  if (!hasSecretKey(config)) throw new Error(describeNone(config))
  return readKeys(config)
}

/**
 * Continues without a lost key.
 * @param given.here the available keys, the one in use first
 * @returns false if the site does not need this key
 */
export async function giveUpKey(
  db: Database,
  given: { id: string; here: readonly [string, ...string[]]; now: Date },
): Promise<boolean> {
  const { id, here, now } = given
  return db.transaction().execute(async (tx) => {
    await takeKeysTurn(tx)
    const needed = await neededKeyIds(tx, here)
    if (!needed.includes(id)) return false
    await addKeyIds(tx, [...needed, here[0]], now)
    await removeKeyIds(tx, [id])
    return true
  })
}

/**
 * A database older than the list shows needed keys in its sealed values; if one is here, the others were lost earlier
 * and block nothing.
 */
async function neededKeyIds(connection: Connection, here: readonly string[]): Promise<string[]> {
  const recorded = await listKeyIds(connection)
  if (recorded.length > 0) return recorded
  const sealing = await listSealingKeyIds(connection)
  const known = sealing.filter((id) => here.includes(id))
  return known.length > 0 ? known : sealing
}

async function readKeys(config: KeyConfig): Promise<Keys> {
  return { secretKey: await readSecretKey(config), otherKeys: await readOtherKeys(config) }
}

async function idsHere(config: KeyConfig): Promise<string[]> {
  if (!hasSecretKey(config)) return []
  const { secretKey, otherKeys } = await readKeys(config)
  return [secretKey, ...otherKeys].map(idOfKey)
}

const describeNone = ({ dataDir }: KeyConfig) =>
  `There is no secret key here: set SECRET_KEY, or put the site's into ${dataDir}/secret.key; a first start of the program makes one.`

function describeMissing(missing: string[], here: string[], { secretKey, dataDir }: KeyConfig): string {
  const place = secretKey ? 'SECRET_KEY' : `${dataDir}/secret.key`
  const found = here.length > 0 ? `holds ${here.join(' and ')}` : 'holds none'
  return `The secret key of this database is missing: it is sealed with ${missing.join(' and ')}, and ${place} ${found}. Set SECRET_KEY (and SECRET_KEY_ALSO), or put back the site's DATA_DIR/secret.key; if nobody has it any more, see 'Another secret key' in docs/operator.md.`
}
