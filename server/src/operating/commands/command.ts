import type { App } from '../../app.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import type { Queue } from '../../tasks/queue.ts'

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

/** For programs and for humans. */
export type Answer = {
  data: unknown
  text: string
  /** The program exits with 1. */
  isIncomplete?: boolean
}

export type Options = Readonly<Record<string, string | undefined>>

/** Safe to repeat; prints no secret. */
export type Command = {
  /** 'users find', or 'rates' alone. */
  name: string
  /** Arguments as in the usage: 'MAIL'. */
  takes: readonly string[]
  /** Each with its value's placeholder in the usage. */
  options?: Readonly<Record<string, string>>
  /** Options without a value. */
  flags?: readonly string[]
  does: string
  /** Also runs if a secret key is missing. */
  isForMissingKeys?: boolean
  run(tools: Tools, given: readonly string[], options: Options, flags: ReadonlySet<string>): Promise<Answer>
}

/** An error the operator can fix, in one line. */
export class OperatorMistake extends Error {}

export function readNumber(typed: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(typed ?? ''))
    throw new OperatorMistake(`'${typed ?? ''}' is no ${what}'s number.`)
  return Number(typed)
}

/** The first by default. */
export function readOneOf<Word extends string>(
  typed: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const word = typed === undefined ? words[0] : words.find((one) => one === typed)
  if (word === undefined) throw new OperatorMistake(`'${typed}' is none of ${words.join(', ')}.`)
  return word
}
