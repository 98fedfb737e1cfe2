import type * as z from 'zod/mini'
import type { OwnText } from '../says/catalogue.ts'

/** 'user' is logged in; 'subscriber' has an active subscription. */
export type Access = 'public' | 'user' | 'subscriber'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.core.$ZodType

/** A second address for documents or clients. */
export type Alias = {
  readonly path: `/${string}/`
  /** If different from the call's own. */
  readonly method?: Method
  /** Moves the body's fields into the path; only for calls without params. */
  readonly bodyInPath?: true
}

/** The source for server, browser and OpenAPI page. */
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
   * Allows multipart/form-data: the file fields (one file per call) and the largest size. Other fields are texts,
   * which `body` reads like JSON.
   */
  readonly upload?: {
    readonly fields: readonly string[]
    readonly maxBytes: number
    readonly tooLarge: OwnText
  }
  /** Answers by status; null means no body. */
  readonly answers: Readonly<Record<number, Schema | null | 'file'>>
  /** Besides those of every call. */
  readonly problems?: readonly string[]
  /** Pieces streamed before the answer to callers that accept `application/x-ndjson`; see `streamLineSchema`. */
  readonly progress?: Schema
  /**
   * An Idempotency-Key makes a repeated call return the first result. While that runs, the repeat is 'in-progress';
   * with another body, 'idempotency-mismatch'.
   */
  readonly idempotent?: true
  /**
   * Reads and writes return the `version` as an ETag. A write with another version in If-Match changes nothing: its
   * 412 has `current`. Without the header, the last write wins.
   */
  readonly versioned?: z.core.$ZodType<{ version: string }>
  /** A refusal repeats its first text as `error`, as specified. */
  readonly saysError?: true
  /** Never stored, not even in the keyed hash that recognizes repeated calls. */
  readonly leavesNoTrace?: readonly string[]
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Given<S> = S extends Schema ? z.input<S> : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined

export type Params<E extends Endpoint> = Parsed<Field<E, 'params'>>
export type Query<E extends Endpoint> = Parsed<Field<E, 'query'>>
export type Body<E extends Endpoint> = Parsed<Field<E, 'body'>>
/** Before defaults and trimming. */
export type GivenQuery<E extends Endpoint> = Given<Field<E, 'query'>>
export type GivenBody<E extends Endpoint> = Given<Field<E, 'body'>>

export type FileBody = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  name: string
  /** Shown in the browser instead of saved. */
  inline: boolean
  /** For public files whose address changes with the content; others are not cached. */
  cachedSeconds?: number
}

/** For large files; always saved. */
export type StreamedFile = {
  contentType: string
  name: string
  /** In bytes. */
  size: number
  pieces: AsyncIterable<Uint8Array>
  /** Called once; complete as far as the server knows, or cut. */
  ended(isWhole: boolean): void
}

export type ProgressOf<E extends Endpoint> = Parsed<Field<E, 'progress'>>

export type VersionedOf<E extends Endpoint> = E extends { readonly versioned: infer S } ? Given<S> : never

type AnswerBody<S> = S extends Schema ? z.output<S> : S extends 'file' ? FileBody : null
export type AnswerOf<E extends Endpoint> = AnswerBody<E['answers'][keyof E['answers'] & number]>
export type StatusAnswer<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { status: S; body: AnswerInput<E['answers'][S]> }
}[keyof E['answers'] & number]
type AnswerInput<S> = S extends Schema ? z.input<S> : S extends 'file' ? FileBody | StreamedFile : null

/** Keeps the literal types of the spec. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}
