import type * as z from 'zod/mini'
import type { OwnText } from '../says/catalogue.ts'

/** Anyone, a logged-in seeker, or a seeker with an active subscription. */
export type Access = 'public' | 'user' | 'subscriber'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.core.$ZodType

/** A second address of a call, used by documents or clients. */
export type Alias = {
  readonly path: `/${string}/`
  /** If different from the call's own. */
  readonly method?: Method
  /** The body's fields are in the path instead; only for calls without params. */
  readonly bodyInPath?: true
}

/** One call of the API as data: the source for server, browser and OpenAPI page. */
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
  /** The limit of a JSON body, if not the usual one. */
  readonly bodyBytes?: number
  /**
   * Set if the body may be multipart/form-data: its file fields (one file per call) and the largest size. Other
   * fields are texts, which `body` reads like JSON.
   */
  readonly upload?: {
    readonly fields: readonly string[]
    readonly maxBytes: number
    readonly tooLarge: OwnText
  }
  /** Successful answers by status; null is an answer without a body, 'file' a file. */
  readonly answers: Readonly<Record<number, Schema | null | 'file'>>
  /** Problem codes besides those of every call. */
  readonly problems?: readonly string[]
  /**
   * Pieces streamed before the answer to callers that accept `application/x-ndjson`; see `streamLineSchema`. Other
   * callers get only the answer.
   */
  readonly progress?: Schema
  /**
   * Whether an Idempotency-Key header makes a repeated call return the first result. While the first call runs, the
   * repeat is 'in-progress'; with another body, 'idempotency-mismatch'.
   */
  readonly idempotent?: true
  /**
   * The schema of an edited thing, with its `version`. Reads and writes return the version as an ETag. A write with
   * another version in If-Match changes nothing: its 412 has `current`. Without the header, the last write wins.
   */
  readonly versioned?: z.core.$ZodType<{ version: string }>
  /** Its screen reads `error`, as specified: a refusal repeats its first text there. */
  readonly saysError?: true
  /** Body names whose values are never stored, not even in the keyed hash that recognizes repeated calls. */
  readonly leavesNoTrace?: readonly string[]
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Given<S> = S extends Schema ? z.input<S> : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined

export type Params<E extends Endpoint> = Parsed<Field<E, 'params'>>
export type Query<E extends Endpoint> = Parsed<Field<E, 'query'>>
export type Body<E extends Endpoint> = Parsed<Field<E, 'body'>>
/** As the caller writes it, before defaults and trimming. */
export type GivenQuery<E extends Endpoint> = Given<Field<E, 'query'>>
export type GivenBody<E extends Endpoint> = Given<Field<E, 'body'>>

export type FileBody = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  name: string
  /** Shown in the browser if possible; otherwise saved. */
  inline: boolean
  /** For public files whose address changes with the content; all others are not cached. */
  cachedSeconds?: number
}

/** For files too large for memory; always saved, not shown. */
export type StreamedFile = {
  contentType: string
  name: string
  /** In bytes. */
  size: number
  pieces: AsyncIterable<Uint8Array>
  /** Called once when sending ends: complete as far as the server knows, or cut. */
  ended(isWhole: boolean): void
}

export type ProgressOf<E extends Endpoint> = Parsed<Field<E, 'progress'>>

/** The server's current version of the written thing. */
export type VersionedOf<E extends Endpoint> = E extends { readonly versioned: infer S } ? Given<S> : never

type AnswerBody<S> = S extends Schema ? z.output<S> : S extends 'file' ? FileBody : null
export type AnswerOf<E extends Endpoint> = AnswerBody<E['answers'][keyof E['answers'] & number]>
/** As the server's handlers return it. */
export type StatusAnswer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { status: S; body: AnswerInput<E['answers'][S]> }
}[keyof E['answers'] & number]
type AnswerInput<S> = S extends Schema ? z.input<S> : S extends 'file' ? FileBody | StreamedFile : null

/** Keeps the literal types that client and server are typed by. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}
