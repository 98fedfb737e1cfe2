/** A separate file: a step's address is read before its page loads. */
export const ONBOARDING_STEPS = 5
