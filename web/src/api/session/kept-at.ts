/** Set on cached answers only: the ISO time when they came from the server. */
export const KEPT_AT = 'x-kept-at'
