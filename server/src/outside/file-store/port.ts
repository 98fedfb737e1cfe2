import { randomBytes } from 'node:crypto'

/**
 * Stores file bytes. All calls may be repeated: a key always means the same bytes. All end in bounded time and throw
 * FileStoreProblem on failure.
 */
export type FileStore = {
  /** The bytes survive a crash once it resolves. `bytes` are FILE_MAX_BYTES at most. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Null if there is no such file. */
  get(key: FileKey): Promise<Uint8Array<ArrayBuffer> | null>
  /** Also if the file is missing or incomplete. */
  remove(key: FileKey): Promise<void>
}

/** A random name of ours. No name from outside ever becomes a path. */
export type FileKey = string & { readonly isFileKey: true }

export const FILE_MAX_BYTES = 32 * 1024 * 1024

/** 'refused': wrong keys, missing bucket or folder. 'garbled': an impossible answer. */
export type FileStoreProblemKind = 'down' | 'full' | 'refused' | 'garbled'

export class FileStoreProblem extends Error {
  readonly kind: FileStoreProblemKind

  constructor(kind: FileStoreProblemKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileStoreProblem'
    this.kind = kind
  }
}

const KEY_SHAPE = /^[0-9a-f]{32}$/

/** 128 random bits. */
export const newFileKey = () => randomBytes(16).toString('hex') as FileKey

/** @throws Error for a key that is not ours */
export function readFileKey(text: string): FileKey {
  if (!KEY_SHAPE.test(text)) throw new Error('This is not a key of ours.')
  return text as FileKey
}
