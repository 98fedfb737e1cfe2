/** The colour of each plan's sign, by its number among the paints. */
export const planPaints = { free: 6, basic: 4, premium: 1 } as const
