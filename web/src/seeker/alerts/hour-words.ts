import { DIGEST_HOUR } from '@hanap/contract/notices/notifications'

/** 8 is '8:00 AM', 0 is '12:00 AM'. @param hour 0 to 23 */
export const hourWords = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** On the Manila clock. */
export const digestTime = hourWords(DIGEST_HOUR)
