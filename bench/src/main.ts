import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/** What a bench is called with; `args` holds everything after the name that is not an option. */
export type BenchOptions = {
  size?: number
  /** `--size all`: every size that the bench knows. */
  isEverySize?: boolean
  seed?: number
  /** `--seconds N`: how long each measurement takes. */
  seconds?: number
  /** `--rate N`: requests a second, where a bench can ask at a steady pace instead of as fast as it is answered. */
  rate?: number
  /** `--keep`: what was made for measuring stays for the next run. */
  keep?: boolean
  args: string[]
}

/** A file of this folder that exports `run` is a bench, under its file's name. */
type Bench = { run(options: BenchOptions): Promise<void> }

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      seed: { type: 'string' },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      keep: { type: 'boolean' },
    },
  })
  const [name, ...args] = positionals
  const names = listBenches()
  if (name === undefined || !names.includes(name)) {
    console.log(
      `Usage: npm run bench -- NAME [--size N] [--seed N] [--seconds N] [--rate N] [--keep]\nBenches: ${names.join(', ')}`,
    )
    if (name !== undefined) throw new Error(`There is no bench called ${name}.`)
    return
  }
  const isEverySize = values.size === 'all'
  const size = isEverySize ? undefined : readNumber('size', values.size)
  const seed = readNumber('seed', values.seed)
  const seconds = readNumber('seconds', values.seconds)
  const rate = readNumber('rate', values.rate)
  const { run } = (await import(`./${name}.ts`)) as Bench
  await run({
    args,
    isEverySize,
    keep: values.keep ?? false,
    ...(size === undefined ? {} : { size }),
    ...(seed === undefined ? {} : { seed }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(rate === undefined ? {} : { rate }),
  })
}

// Found by their text: importing every bench would start work that nobody asked for.
function listBenches(): string[] {
  const isBench = (file: string) =>
    /^export (async )?function run\b/m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file))
  return files.filter(isBench).map((file) => path.basename(file, '.ts'))
}

function readNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${option} must be a whole number`)
  return number
}
