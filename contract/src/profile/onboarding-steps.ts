/** How many steps setting up a profile has. In a file of its own: the address of a step is read before its page is loaded. */
export const ONBOARDING_STEPS = 5
