import { randomBytes } from 'node:crypto'

/** All calls are idempotent, end in bounded time, and throw FileStoreProblem. */
export type FileStore = {
  /** The bytes survive a crash once it resolves; FILE_MAX_BYTES at most. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  get(key: FileKey): Promise<Uint8Array<ArrayBuffer> | null>
  /** Ignores missing files; also removes a partly put one. */
  remove(key: FileKey): Promise<void>
}

/** Random: no name from outside ever becomes a path. */
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

export const newFileKey = () => randomBytes(16).toString('hex') as FileKey

/** @throws Error for a foreign key */
export function readFileKey(text: string): FileKey {
  if (!KEY_SHAPE.test(text)) throw new Error('This is not a key of ours.')
  return text as FileKey
}
