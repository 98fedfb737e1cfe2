import type { App } from '../../app.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import type { Queue } from '../../tasks/queue.ts'

/** The program's own features, on its own database. */
export type Tools = Pick<
  App,
  | 'clock'
  | 'contact'
  | 'credentials'
  | 'imports'
  | 'jobReports'
  | 'mails'
  | 'payments'
  | 'secrets'
  | 'sessions'
  | 'subscriptions'
> & { db: Database; queue: Pick<Queue, 'retry' | 'cancel'>; config: Pick<Config, 'secretKey' | 'dataDir'> }

/** A command's result, as data and as text. */
export type Answer = {
  data: unknown
  text: string
  /** Part of the work failed: the program exits with 1. */
  isIncomplete?: boolean
}

export type Options = Readonly<Record<string, string | undefined>>

/** An operator's command. Safe to repeat; prints no secret. */
export type Command = {
  /** As typed: 'users find', or 'rates' alone. */
  name: string
  /** Arguments as the usage shows them: 'MAIL'. */
  takes: readonly string[]
  /** Options, each with its value's placeholder in the usage. */
  options?: Readonly<Record<string, string>>
  /** Options without a value. */
  flags?: readonly string[]
  /** One line for the usage. */
  does: string
  /** Also runs if a secret key is missing. */
  isForMissingKeys?: boolean
  /** @throws OperatorMistake for invalid or unknown arguments */
  run(tools: Tools, given: readonly string[], options: Options, flags: ReadonlySet<string>): Promise<Answer>
}

/** An error the operator can fix; its message is one line. */
export class OperatorMistake extends Error {}

/** A row's number, as typed. */
export function readNumber(typed: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(typed ?? ''))
    throw new OperatorMistake(`'${typed ?? ''}' is no ${what}'s number.`)
  return Number(typed)
}

/** One of the words, as typed; the first by default. */
export function readOneOf<Word extends string>(
  typed: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const word = typed === undefined ? words[0] : words.find((one) => one === typed)
  if (word === undefined) throw new OperatorMistake(`'${typed}' is none of ${words.join(', ')}.`)
  return word
}
