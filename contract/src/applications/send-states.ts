/**
 * 'sending' before the board's answer, 'sent' proven, 'unknown' if the board may have it, 'failed' if it certainly
 * has not.
 */
export const sendStates = ['sending', 'sent', 'unknown', 'failed'] as const
export type SendState = (typeof sendStates)[number]
