/**
 * Where the sending of an application stands: 'sending' before the board answered, 'sent' proven, 'unknown' when the
 * board may or may not have it, 'failed' when it certainly has not.
 */
export const sendStates = ['sending', 'sent', 'unknown', 'failed'] as const
export type SendState = (typeof sendStates)[number]
