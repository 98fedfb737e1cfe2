/** Earlier sign-ups of a browser that are sent with the next one. */
export const MOST_SIGN_UP_KEYS = 10
