/** Without an answer, unless the seeker set a reminder. */
export const FOLLOW_UP_AFTER_DAYS = 10
