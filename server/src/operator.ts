import path from 'node:path'
import { createApp } from './app.ts'
import { connectToOwnDatabase } from './command-door.ts'
import { type Config, readConfig } from './config.ts'
import { systemClock } from './lib/clock.ts'
import { createLog } from './lib/log.ts'
import { type Asked, operatorUsage, readOperatorCommand } from './operating/commands/asked.ts'
import type { Tools } from './operating/commands/command.ts'
import { claimKeys, readKeysHere } from './operating/keys/site-keys.ts'
import { openJobIndex } from './search/open-index.ts'
import { openQueue } from './tasks/queue.ts'

/** Opens the program's parts without requests or background work. */
async function openTools(
  config: Config,
  { isForMissingKeys }: Pick<Asked, 'isForMissingKeys'>,
  undo: (() => Promise<void>)[],
): Promise<Tools> {
  const { db, url } = await connectToOwnDatabase(config, undo, (line) => console.error(line))
  const log = createLog(config.logLevel)
  const queue = await openQueue(
    url,
    (error) => log.error({ err: error }, 'the queue is in trouble'),
    undefined,
    {
      isVisitor: true,
    },
  )
  undo.push(queue.stop)
  const keys = isForMissingKeys
    ? await readKeysHere(config)
    : await claimKeys({ db, clock: systemClock, config, isStart: false })
  const index = openJobIndex({
    databaseUrl: url,
    synonyms: config.synonyms,
    onTrouble: (what) => log.error({ what }, 'the search index is in trouble'),
  })
  undo.push(index.close)
  const app = await createApp({
    // A worker has no pages or routes, and works only when told to.
    config: { ...config, role: 'worker' },
    db,
    queue,
    index,
    clock: systemClock,
    ...keys,
    siteDir: path.join(config.dataDir, 'no-site'),
    log,
  })
  undo.push(app.close)
  return { ...app, db, queue, config }
}

const undo: (() => Promise<void>)[] = []
try {
  const asked = readOperatorCommand(process.argv.slice(2))
  if (asked === null) console.log(operatorUsage)
  else {
    const answer = await asked.run(await openTools(readConfig(process.env), asked, undo))
    console.log(asked.isJson ? JSON.stringify(answer.data, null, 2) : answer.text)
    if (answer.isIncomplete) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const step of undo.toReversed()) await step()
}
