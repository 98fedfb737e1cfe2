/** What says of something kept on the phone when it came from the server, as an ISO time; what comes from there has it not. */
export const KEPT_AT = 'x-kept-at'
