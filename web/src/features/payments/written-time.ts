import { formatDateTime } from '../../i18n/format.ts'

/** 'Nov 20, 2026, 8:11 AM' in Manila, as the mailed receipt has it; an empty text when the time cannot be read. */
export const writtenTime = (iso: string) => formatDateTime(iso).replace(/, 0(?=\d:)/, ', ')
