import type { Database } from '../../db/open.ts'
import { endEarlierKey, readSecretKey, replaceKeyFile } from '../../secret-key.ts'
import { resealAll } from '../keys/reseal.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { countByKey, countTasksByKey, listFingerprintKeys } from '../keys/sealed-store.ts'
import { giveUpKey, idOfKey } from '../keys/site-keys.ts'
import { addKeyIds, removeKeyIds } from '../keys/site-keys-store.ts'
import { type Command, OperatorMistake } from './command.ts'
import { done, listed } from './written.ts'

/** Counts the sealed values of each column by key. */
async function statusOf(db: Database, keyId: string) {
  const counts = []
  for (const column of sealedColumns) {
    for (const row of await countByKey(db, column))
      counts.push({ where: `${column.table}.${column.column}`, ...row })
  }
  for (const row of await countTasksByKey(db)) counts.push({ where: 'tasks', ...row })
  return counts.map(({ where, key_id, count }) => ({
    where,
    key: key_id ?? 'none',
    values: count,
    is: key_id === keyId ? 'in use' : 'another',
  }))
}

const BY_VARIABLES = `SECRET_KEY is configured, so this is done where it is:
1. Start every process with SECRET_KEY as it is and SECRET_KEY_ALSO set to a new key.
2. Start every process with the two exchanged: SECRET_KEY the new key, SECRET_KEY_ALSO the old one.
3. npm run operator -- keys reseal
4. npm run operator -- keys end
5. Start every process without SECRET_KEY_ALSO.`

/** Before a key is retired: the database does not show which key a process uses. */
const STARTED_AGAIN = 'every process must have been started again since the new key came'

export const keyCommands: readonly Command[] = [
  {
    name: 'keys status',
    takes: [],
    does: 'counts what each secret key has sealed; keys are named by a hash, never shown',
    isForMissingKeys: true,
    run: async ({ db, secrets }) => listed(await statusOf(db, secrets.keyId), 'Nothing is sealed.'),
  },
  {
    name: 'keys begin',
    takes: [],
    does: 'makes a new secret key beside the old one, or says how where SECRET_KEY is configured',
    async run({ db, clock, config, secrets }) {
      if (config.secretKey) return done(BY_VARIABLES, { isDone: false })
      const isNew = await replaceKeyFile(config)
      await addKeyIds(db, [secrets.keyId, idOfKey(await readSecretKey(config))], clock.now())
      if (!isNew)
        return done('A new key was made before: start the program again, then keys reseal, then keys end.')
      return done(
        'A new key stands in secret.key, the old one in secret.key.earlier; both open what they sealed. Now start the program again, then run keys reseal, then keys end.',
      )
    },
  },
  {
    name: 'keys reseal',
    takes: [],
    does: 'seals everything anew under the key in use; interrupted, the next call goes on. It ends with 1 where something could not be opened',
    async run({ db, clock, secrets }) {
      await addKeyIds(db, [secrets.keyId], clock.now())
      const resealed = await resealAll({ db, clock, secrets })
      const { text } = listed(resealed, '')
      const lost = resealed.reduce((sum, row) => sum + row.lost, 0)
      const next =
        lost > 0
          ? `${lost} could not be opened with the keys that are here, and stay as they were: keys status names the keys they need.`
          : 'keys status shows whether a process still uses another key.'
      return { data: resealed, text: `${text}\n${next}`, isIncomplete: lost > 0 }
    },
  },
  {
    name: 'keys end',
    takes: [],
    does: `takes the old key out of use, where nothing is sealed under it any more; ${STARTED_AGAIN}`,
    async run({ db, clock, secrets, config }) {
      const old = secrets.earlierFingerprintKeys().map(({ key_id }) => key_id)
      if (old.length === 0) return done('No old key is known here.', { isNew: false })
      const left = (await statusOf(db, secrets.keyId)).filter((row) => old.includes(row.key))
      const kept = await listFingerprintKeys(db)
      if (left.length > 0 || old.some((id) => !kept.includes(id))) {
        const where = left.map((row) => `${row.values} in ${row.where}`).join(', ')
        throw new OperatorMistake(
          `Not yet, something still needs the old key: run keys reseal. ${where}`.trim(),
        )
      }
      await removeKeyIds(db, old)
      if (config.secretKey)
        return done(
          `Nothing needs the old key. Start every process without SECRET_KEY_ALSO; ${STARTED_AGAIN}.`,
        )
      const day = clock.now().toISOString().slice(0, 10)
      const file = await endEarlierKey(config, `${day}-${old[0]}`)
      if (file === null) return done(`Nothing needs the old key any more; ${STARTED_AGAIN}.`)
      return done(
        `The old key is out of use, and kept as ${file}. Start every process again, so that it forgets it too; ${STARTED_AGAIN}. One that was not still seals with the old key: if keys status shows another key, put that file back as secret.key.earlier, start again, and run keys reseal. Delete it when nothing needs it any more.`,
      )
    },
  },
  {
    name: 'keys give-up',
    takes: ['KEY'],
    does: 'lets the program start without a key that nobody has any more: what it sealed stays unreadable',
    isForMissingKeys: true,
    async run({ db, clock, secrets }, [id = '']) {
      const others = secrets.earlierFingerprintKeys().map(({ key_id }) => key_id)
      if ([secrets.keyId, ...others].includes(id))
        throw new OperatorMistake(`The key ${id} is here: there is nothing to give up.`)
      if (!(await giveUpKey(db, { id, here: [secrets.keyId, ...others], now: clock.now() })))
        return done(`This site needs no key ${id}.`, { isNew: false })
      return done(
        `Given up: the key ${id}. What it sealed stays unreadable; new values are sealed with ${secrets.keyId}.`,
      )
    },
  },
]
