import { parseArgs } from 'node:util'
import { type Answer, type Command, OperatorMistake, type Tools } from './command.ts'
import { keyCommands } from './keys.ts'
import { listingCommands } from './listings.ts'
import { userCommands } from './users.ts'
import { workCommands } from './work.ts'

/** Everything that who runs the site can ask for. */
export const operatorCommands: readonly Command[] = [
  ...userCommands,
  ...listingCommands,
  ...workCommands,
  ...keyCommands,
]

const described = operatorCommands.map(({ name, takes, options = {}, does }) => {
  const flags = Object.entries(options).map(([option, value]) => `--${option} ${value}`)
  return `  ${[name, ...takes, ...flags].join(' ')}\n      ${does}`
})

export const operatorUsage = `Usage: npm run operator -- COMMAND [--json]
What who runs the site looks at and puts right, on the database of the running program, or of the data folder where none
runs. Every command is safe to repeat. --json prints for a program. It ends with 0 where it was done, with 1 where not.
${described.join('\n')}
The people of the About page: npm run team. Copies of everything: npm run backup.`

/** What was asked for, read to its end: nothing is touched before all of it is right. */
export type Asked = { isJson: boolean; isForMissingKeys: boolean; run(tools: Tools): Promise<Answer> }

/**
 * @returns null where only the usage was asked for
 * @throws OperatorMistake for what cannot be meant
 */
export function readOperatorCommand(args: readonly string[]): Asked | null {
  const { values, positionals } = parsed(args)
  const { help, json, ...options } = values
  if (help === true) return null
  const [noun, verb, ...given] = positionals
  const command = operatorCommands.find(({ name }) => name === `${noun} ${verb}`)
  if (!command) throw new OperatorMistake(operatorUsage)
  if (given.length !== command.takes.length)
    throw new OperatorMistake(`${command.name} takes ${command.takes.join(' ') || 'nothing'}. See --help.`)
  const unknown = Object.keys(options).find((name) => !(name in (command.options ?? {})))
  if (unknown) throw new OperatorMistake(`${command.name} knows no --${unknown}. See --help.`)
  const texts = options as Record<string, string | undefined>
  return {
    isJson: json === true,
    isForMissingKeys: command.isForMissingKeys === true,
    run: (tools) => command.run(tools, given, texts),
  }
}

function parsed(args: readonly string[]) {
  const names = operatorCommands.flatMap(({ options = {} }) => Object.keys(options))
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...texts,
        json: { type: 'boolean' as const },
        help: { type: 'boolean' as const, short: 'h' },
      },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    throw new OperatorMistake(`${error instanceof Error ? error.message : error}. See --help.`)
  }
}
