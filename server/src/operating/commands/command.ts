import type { App } from '../../app.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import type { Queue } from '../../tasks/queue.ts'

/** What the commands of who runs the site work with: the program's own features, on its own database. */
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

/** What a command found or did: for a program, and in words. */
export type Answer = {
  data: unknown
  text: string
  /** Not all of it could be done: the program ends with 1. */
  isIncomplete?: boolean
}

export type Options = Readonly<Record<string, string | undefined>>

/** One thing that who runs the site can ask for. Safe to repeat; prints no secret. */
export type Command = {
  /** As it is typed: 'users find', or 'rates' alone. */
  name: string
  /** What it takes after that, as the usage shows it: 'MAIL'. */
  takes: readonly string[]
  /** The options it knows, each with what stands for its value in the usage. */
  options?: Readonly<Record<string, string>>
  /** The options it knows that take no value. */
  flags?: readonly string[]
  /** What it does, in a line. */
  does: string
  /** It also runs where a secret key of the site is missing. */
  isForMissingKeys?: boolean
  /** @throws OperatorMistake for what cannot be meant, or is not there */
  run(tools: Tools, given: readonly string[], options: Options, flags: ReadonlySet<string>): Promise<Answer>
}

/** What the operator has to put right; its message says what, in a line. */
export class OperatorMistake extends Error {}

/** A number of a row, as typed. */
export function readNumber(typed: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(typed ?? ''))
    throw new OperatorMistake(`'${typed ?? ''}' is no ${what}'s number.`)
  return Number(typed)
}

/** One of some words, as typed; the first where nothing was. */
export function readOneOf<Word extends string>(
  typed: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const word = typed === undefined ? words[0] : words.find((one) => one === typed)
  if (word === undefined) throw new OperatorMistake(`'${typed}' is none of ${words.join(', ')}.`)
  return word
}
