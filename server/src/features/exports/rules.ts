import { EXPORT_DAYS, exportTexts } from '@hanap/contract/notices/exports'
import * as noticeSays from '@hanap/contract/says/notices'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

/** How many copies one seeker may ask for in a day. */
export const ASKED = { max: 3, windowSeconds: DAY_MS / SECOND_MS, text: exportTexts.tooMany }

/** Tries of one copy, the first included; with the queue's doubling pauses they span a quarter of an hour. */
export const MOST_TRIES = 10

/**
 * Bytes of a piece in which a copy is stored and sent: with its rows and slices, what making or sending one takes of
 * memory.
 */
export const PART_BYTES = 2 * 1024 * 1024
/** How much of a part or a file is handed on at a time, in bytes. */
export const SLICE_BYTES = 256 * 1024
/** Rows read at a time: an application may hold a listing and a letter, some 100 kB. */
export const ROWS_AT_ONCE = 50

/** For how long a copy is one caller's who is being sent it, unless they go on reading; then it is renewed. */
export const CLAIM_MS = 120 * SECOND_MS
/** How often it is renewed at most. */
export const RENEWED_EVERY_MS = 30 * SECOND_MS

/**
 * How long a copy sent whole stays fetchable without a confirmation: a proxy may have taken it while its owner's line
 * was lost.
 */
export const GRACE_MS = 60 * 60 * SECOND_MS

export const expiryOf = (readyAt: Date) => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)

/** A copy that is not made by then never will be; and what is said of one that is long over is forgotten. */
export const oldestOf = (now: Date) => ({
  unmadeBefore: new Date(now.getTime() - DAY_MS),
  overBefore: new Date(now.getTime() - 90 * DAY_MS),
})

/** What the ZIP is called where it is saved. */
export const zipName = (madeAt: Date) => `hanap-data-${madeAt.toISOString().slice(0, 10)}.zip`

/** A kept file's place in the ZIP: its number keeps two of one name apart, and nothing in a name is a folder. */
export const placeOf = (file: { id: number; file_name: string }) =>
  `files/${file.id}-${file.file_name.replaceAll(/[/\\:]/g, '_')}`

export const failedText = noticeSays.copyFailedText
