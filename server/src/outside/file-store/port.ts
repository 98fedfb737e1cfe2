import { randomBytes } from 'node:crypto'

/**
 * Where file bytes are kept. Calls may be repeated: a key always means the same bytes. All end in bounded time and
 * throw FileStoreProblem on failure.
 */
export type FileStore = {
  /** When it returns, the bytes outlast a crash of this machine. `bytes` are FILE_MAX_BYTES at most. */
  put(key: FileKey, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Null where there is no such file. */
  get(key: FileKey): Promise<Uint8Array<ArrayBuffer> | null>
  /** Also when it is not there, or was only put in part. */
  remove(key: FileKey): Promise<void>
}

/** The name of a file in the store: ours alone, and random. No name from outside ever becomes a path. */
export type FileKey = string & { readonly isFileKey: true }

/** The largest file that is kept, in bytes. */
export const FILE_MAX_BYTES = 32 * 1024 * 1024

/**
 * Why it failed: 'down', 'full', 'refused' (wrong keys, missing bucket or folder), or 'garbled' (an impossible answer).
 */
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

/** A new key of 128 random bits. */
export const newFileKey = () => randomBytes(16).toString('hex') as FileKey

/** Reads a key as it was kept. @throws Error for anything that is not one of ours */
export function readFileKey(text: string): FileKey {
  if (!KEY_SHAPE.test(text)) throw new Error('This is not a key of ours.')
  return text as FileKey
}
