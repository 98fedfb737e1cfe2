import { EXPORT_DAYS, exportTexts } from '@hanap/contract/notices/exports'
import * as noticeSays from '@hanap/contract/says/notices'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

/** Copies per seeker and day. */
export const ASKED = { max: 3, windowSeconds: DAY_MS / SECOND_MS, text: exportTexts.tooMany }

/** Tries of one copy, the first included; with the queue's doubling pauses they span a quarter of an hour. */
export const MOST_TRIES = 10

/** Bytes of a stored piece; with its rows and slices, the memory that making or sending a copy takes. */
export const PART_BYTES = 2 * 1024 * 1024
/** Bytes handed on at a time. */
export const SLICE_BYTES = 256 * 1024
/** Rows read at a time: an application may hold a listing and a letter, some 100 kB. */
export const ROWS_AT_ONCE = 50

/** How long a download claims the copy; renewed while the caller reads. */
export const CLAIM_MS = 120 * SECOND_MS
/** The least time between renewals. */
export const RENEWED_EVERY_MS = 30 * SECOND_MS

/**
 * How long a fully sent copy stays fetchable without a confirmation: a proxy may have read it while the owner's
 * connection was lost.
 */
export const GRACE_MS = 60 * 60 * SECOND_MS

export const expiryOf = (readyAt: Date) => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)

/** When an unmade copy is given up, and when an ended one is deleted. */
export const oldestOf = (now: Date) => ({
  unmadeBefore: new Date(now.getTime() - DAY_MS),
  overBefore: new Date(now.getTime() - 90 * DAY_MS),
})

export const zipName = (madeAt: Date) => `hanap-data-${madeAt.toISOString().slice(0, 10)}.zip`

/** A file's path in the ZIP: the id keeps equal names apart, and separators are replaced. */
export const placeOf = (file: { id: number; file_name: string }) =>
  `files/${file.id}-${file.file_name.replaceAll(/[/\\:]/g, '_')}`

export const failedText = noticeSays.copyFailedText
