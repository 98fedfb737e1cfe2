import { EXPORT_DAYS, exportTexts } from '@hanap/contract/notices/exports'
import * as noticeSays from '@hanap/contract/says/notices'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

/** Copies per seeker and day. */
export const ASKED = { max: 3, windowSeconds: DAY_MS / SECOND_MS, text: exportTexts.tooMany }

/** Tries, including the first; with the queue's doubling pauses they span a quarter of an hour. */
export const MOST_TRIES = 10

/** Bytes per part. With its rows and slices, a copy takes about this much memory. */
export const PART_BYTES = 2 * 1024 * 1024
export const SLICE_BYTES = 256 * 1024
/** An application may hold a listing and a letter, some 100 kB. */
export const ROWS_AT_ONCE = 50

/** How long a download claims the copy; renewed while the caller reads. */
export const CLAIM_MS = 120 * SECOND_MS
export const RENEWED_EVERY_MS = 30 * SECOND_MS

/** A fully sent copy stays fetchable so long: a proxy may have read it while the owner's connection was lost. */
export const GRACE_MS = 60 * 60 * SECOND_MS

export const expiryOf = (readyAt: Date) => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)

/** Unmade copies are given up after a day; old records are deleted. */
export const oldestOf = (now: Date) => ({
  unmadeBefore: new Date(now.getTime() - DAY_MS),
  overBefore: new Date(now.getTime() - 90 * DAY_MS),
})

export const zipName = (madeAt: Date) => `hanap-data-${madeAt.toISOString().slice(0, 10)}.zip`

/** The id keeps equal names apart. */
export const placeOf = (file: { id: number; file_name: string }) =>
  `files/${file.id}-${file.file_name.replaceAll(/[/\\:]/g, '_')}`

export const failedText = noticeSays.copyFailedText
