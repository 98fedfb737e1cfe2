import type * as z from 'zod/mini'
import type { OwnText } from '../says/catalogue.ts'

/** Who may call: anyone, a signed-in seeker, or a seeker with an active subscription. */
export type Access = 'public' | 'user' | 'subscriber'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.core.$ZodType

/** Another address of a call, by a name that documents or clients use: the same call in everything else. */
export type Alias = {
  readonly path: `/${string}/`
  /** Where it is not the call's own. */
  readonly method?: Method
  /** The fields of the body stand in the path under their names, and no body is sent; for a call without params. */
  readonly bodyInPath?: true
}

/** One call of the API as data: server, browser and the OpenAPI page are all derived from it. */
export type Endpoint = {
  readonly method: Method
  /** Below /api, with its trailing slash and `:name` for parameters. */
  readonly path: `/${string}/`
  readonly aliases?: readonly Alias[]
  readonly access: Access
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The most bytes that the body may have as JSON, where it is not the usual. */
  readonly bodyBytes?: number
  /**
   * If the body may also be multipart/form-data: the names of file fields, one file a call, and its largest size. Other
   * fields are texts, which `body` reads like JSON.
   */
  readonly upload?: {
    readonly fields: readonly string[]
    readonly maxBytes: number
    readonly tooLarge: OwnText
  }
  /** The successful answers by status; null is an answer without a body, 'file' a file. */
  readonly answers: Readonly<Record<number, Schema | null | 'file'>>
  /** Codes of the problems this call may answer besides those every call can. */
  readonly problems?: readonly string[]
  /**
   * What may be told ahead of the answer, piece by piece, to a caller that accepts `application/x-ndjson`: see
   * `streamLineSchema`. Every other caller gets the answer alone.
   */
  readonly progress?: Schema
  /**
   * True where an Idempotency-Key header makes a repeated call answer the first result again. While the first call runs
   * that is an 'in-progress'; with another body it is an 'idempotency-mismatch'.
   */
  readonly idempotent?: true
  /**
   * A thing a seeker edits: its schema, with the `version` it has. Reads and writes answer the version as an ETag. A
   * write with another version in If-Match changes nothing: its 412 has `current`. Without the header, the last write
   * wins.
   */
  readonly versioned?: z.core.$ZodType<{ version: string }>
  /** Its screen reads `error`, as specified: a refusal says its first text there too. */
  readonly saysError?: true
  /**
   * Names within the body whose values are kept nowhere, in no form: not even in the keyed hash by which a repeated call
   * is told from another one.
   */
  readonly leavesNoTrace?: readonly string[]
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Given<S> = S extends Schema ? z.input<S> : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined

export type Params<E extends Endpoint> = Parsed<Field<E, 'params'>>
export type Query<E extends Endpoint> = Parsed<Field<E, 'query'>>
export type Body<E extends Endpoint> = Parsed<Field<E, 'body'>>
/** What the caller writes, before defaults and trimming. */
export type GivenQuery<E extends Endpoint> = Given<Field<E, 'query'>>
export type GivenBody<E extends Endpoint> = Given<Field<E, 'body'>>

/** A file as a handler answers it. */
export type FileBody = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  name: string
  /** Shown in the browser where it can; otherwise saved. */
  inline: boolean
  /** For what everybody may see, and whose address changes with it: browsers keep it so long. Otherwise nobody does. */
  cachedSeconds?: number
}

/** A file that is too large to be held as a whole; it is saved, not shown. */
export type StreamedFile = {
  contentType: string
  name: string
  /** Bytes in all. */
  size: number
  pieces: AsyncIterable<Uint8Array>
  /** Told once how the sending ended: whole, as far as this side can know, or cut. */
  ended(isWhole: boolean): void
}

/** One piece of what is told ahead of an answer. */
export type ProgressOf<E extends Endpoint> = Parsed<Field<E, 'progress'>>

/** What a write goes over, as the server has it now. */
export type VersionedOf<E extends Endpoint> = E extends { readonly versioned: infer S } ? Given<S> : never

type AnswerBody<S> = S extends Schema ? z.output<S> : S extends 'file' ? FileBody : null
/** Any successful answer's body. */
export type AnswerOf<E extends Endpoint> = AnswerBody<E['answers'][keyof E['answers'] & number]>
/** A successful answer with its status, as the server's handlers return it. */
export type StatusAnswer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { status: S; body: AnswerInput<E['answers'][S]> }
}[keyof E['answers'] & number]
type AnswerInput<S> = S extends Schema ? z.input<S> : S extends 'file' ? FileBody | StreamedFile : null

/** Declares an endpoint, keeping the literal types that client and server are typed by. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}
