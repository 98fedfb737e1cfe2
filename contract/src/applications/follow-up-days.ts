/** Days without an answer until the seeker is reminded, unless they set a day. */
export const FOLLOW_UP_AFTER_DAYS = 10
