import * as z from 'zod/mini'
import * as siteSays from '../says/site.ts'
import { isOneLine, isPlainText, isVisible } from '../text/text.ts'

const UNSHOWABLE = siteSays.noControls

/** For names, subjects and addresses. */
export const oneLine = z.refine<string>(isOneLine, { error: UNSHOWABLE, abort: true })

/** For letters and notes: lines and tabs, but no control characters, which the database refuses. */
export const plainText = z.refine<string>(isPlainText, { error: UNSHOWABLE, abort: true })

/** For required fields. @param error for a text without visible characters */
export const filledIn = (error: string) => z.refine<string>(isVisible, { error, abort: true })
