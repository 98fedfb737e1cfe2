/** How many of a browser's sign-ups are known with the next one. */
export const MOST_SIGN_UP_KEYS = 10
