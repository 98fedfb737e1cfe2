/** Set on cached answers: the ISO time when they came from the server. Absent on answers from the server. */
export const KEPT_AT = 'x-kept-at'
