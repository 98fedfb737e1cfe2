/** The one source of time. Tests pass a clock they can set, so that no test sleeps. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
