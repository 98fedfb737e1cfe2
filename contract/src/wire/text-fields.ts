import * as z from 'zod/mini'
import * as siteSays from '../says/site.ts'
import { isOneLine, isPlainText, isVisible } from '../text/text.ts'

const UNSHOWABLE = siteSays.noControls

/** For names, subjects and addresses. */
export const oneLine = z.refine<string>(isOneLine, { error: UNSHOWABLE, abort: true })

/** For letters and notes: lines and tabs, no other control characters, which the database would refuse. */
export const plainText = z.refine<string>(isPlainText, { error: UNSHOWABLE, abort: true })

/** For required fields: at least one visible character. @param error for an empty one */
export const filledIn = (error: string) => z.refine<string>(isVisible, { error, abort: true })
