/** A separate file: the address of a step is read before its page is loaded. */
export const ONBOARDING_STEPS = 5
