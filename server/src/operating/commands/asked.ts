import { parseArgs } from 'node:util'
import { type Answer, type Command, OperatorMistake, type Tools } from './command.ts'
import { keyCommands } from './keys.ts'
import { listingCommands } from './listings.ts'
import { rateCommands } from './rates.ts'
import { userCommands } from './users.ts'
import { workCommands } from './work.ts'

export const operatorCommands: readonly Command[] = [
  ...userCommands,
  ...listingCommands,
  ...workCommands,
  ...rateCommands,
  ...keyCommands,
]

const described = operatorCommands.map(({ name, takes, options = {}, flags = [], does }) => {
  const known = [
    ...Object.entries(options).map(([option, value]) => `--${option} ${value}`),
    ...flags.map((flag) => `[--${flag}]`),
  ]
  return `  ${[name, ...takes, ...known].join(' ')}\n      ${does}`
})

export const operatorUsage = `Usage: npm run operator -- COMMAND [--json]
What who runs the site looks at and puts right, on the database of the running program, or of the data folder where none
runs. Every command is safe to repeat. --json prints for a program. It ends with 0 where it was done, with 1 where not.
${described.join('\n')}
The people of the About page: npm run team. Copies of everything: npm run backup.`

/** Nothing runs before all arguments are valid. */
export type Asked = { isJson: boolean; isForMissingKeys: boolean; run(tools: Tools): Promise<Answer> }

/**
 * @returns null if only the usage was requested
 * @throws OperatorMistake
 */
export function readOperatorCommand(args: readonly string[]): Asked | null {
  const { values, positionals } = parsed(args)
  const { help, json, ...options } = values
  if (help === true) return null
  const [noun, verb] = positionals
  const named = (wanted: string) => operatorCommands.find(({ name }) => name === wanted)
  const command = named(`${noun} ${verb}`) ?? named(`${noun}`)
  if (!command) throw new OperatorMistake(operatorUsage)
  const given = positionals.slice(command.name.split(' ').length)
  if (given.length !== command.takes.length)
    throw new OperatorMistake(`${command.name} takes ${command.takes.join(' ') || 'nothing'}. See --help.`)
  const known = [...Object.keys(command.options ?? {}), ...(command.flags ?? [])]
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown) throw new OperatorMistake(`${command.name} knows no --${unknown}. See --help.`)
  const typed = Object.entries(options)
  const texts = Object.fromEntries(typed.filter((one): one is [string, string] => typeof one[1] === 'string'))
  const flags = new Set(typed.filter(([, value]) => value === true).map(([name]) => name))
  return {
    isJson: json === true,
    isForMissingKeys: command.isForMissingKeys === true,
    run: (tools) => command.run(tools, given, texts, flags),
  }
}

function parsed(args: readonly string[]) {
  const names = operatorCommands.flatMap(({ options = {} }) => Object.keys(options))
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const flagNames = operatorCommands.flatMap(({ flags = [] }) => flags)
  const flags = Object.fromEntries(flagNames.map((name) => [name, { type: 'boolean' as const }]))
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...texts,
        ...flags,
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
