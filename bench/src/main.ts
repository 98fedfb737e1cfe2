import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/** `args`: other words. */
export type BenchOptions = {
  size?: number | undefined
  /** `--size all` */
  isEverySize?: boolean
  seed?: number | undefined
  /** `--seconds N` */
  seconds?: number | undefined
  /** `--rate N`; absent: as fast as possible. */
  rate?: number | undefined
  /** `--keep` */
  keep?: boolean
  args: string[]
}

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
  const { run } = (await import(`./${name}.ts`)) as Bench
  await run({
    args,
    isEverySize,
    keep: values.keep ?? false,
    size: isEverySize ? undefined : readNumber('size', values.size),
    seed: readNumber('seed', values.seed),
    seconds: readNumber('seconds', values.seconds),
    rate: readNumber('rate', values.rate),
  })
}

// Importing a bench would start its work.
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
