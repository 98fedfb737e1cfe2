/** Tests set it instead of sleeping. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
