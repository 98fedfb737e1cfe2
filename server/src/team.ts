import { openOwnDatabase } from './command-door.ts'
import { readConfig } from './config.ts'
import { readTeamCommand, teamUsage } from './features/team/command/service.ts'
import { createTeam } from './features/team/service.ts'

const undo: (() => Promise<void>)[] = []
try {
  const run = await readTeamCommand(process.argv.slice(2))
  if (run === null) console.log(teamUsage)
  else {
    const db = await openOwnDatabase(readConfig(process.env), undo, (line) => console.error(line))
    console.log(await run(createTeam({ db })))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const step of undo.toReversed()) await step()
}
