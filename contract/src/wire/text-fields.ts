import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as siteSays from '../says/site.ts'
import { isOneLine, isPlainText, isVisible } from '../text/text.ts'

const UNSHOWABLE = siteSays.noControls

/** For names, subjects and addresses. */
export const oneLine = z.refine<string>(isOneLine, { error: UNSHOWABLE, abort: true })

/** For letters and notes: lines and tabs, but no control characters, which the database refuses. */
export const plainText = z.refine<string>(isPlainText, { error: UNSHOWABLE, abort: true })

/** Says how many letters are too many. */
export const atMost = (count: number) => z.maxLength(count, { error: fill(siteSays.long, { most: count }) })

/** One line, trimmed. */
export const shortLine = (most: number) => z.string().check(z.trim(), atMost(most), oneLine)

/** For required fields. @param error for a text without visible characters */
export const filledIn = (error: string) => z.refine<string>(isVisible, { error, abort: true })
