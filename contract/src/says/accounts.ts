export const wrongCredentials = 'Invalid email or password' as const
export const tooManyLogins = 'Too many login attempts. Please try again later.' as const
export const tooManySignUps = 'Too many signup attempts. Please try again later.' as const
export const manySignIns = 'Many people are signing in right now. Please try again in a moment.' as const
export const loggedOut = 'You’re logged out.' as const
export const logInFirst = 'Please log in to continue.' as const
export const hostMissing = 'The host is missing.' as const
export const hostLong = 'The host is too long.' as const
export const addressUnknown = 'Sign-in doesn’t work at this site address.' as const
export const signInExpired =
  'This sign-in took too long, or you started it in another browser. Please start again.' as const
export const signInUsed = 'You already used this sign-in. Please start again.' as const
export const signInCrowded = 'Others are signing in with the same address. Please try again.' as const
export const aProgram = 'A program, not a browser' as const
export const anApp = 'An app' as const
export const androidBrowser = 'Android browser' as const
export const providerMissing = 'Sign in with {provider} isn’t set up here.' as const
export const providerNotConfirmed = '{provider} didn’t confirm this sign-in. Please start again.' as const
export const providerMismatch =
  'redirect_uri_mismatch: {provider} does not know the address it should send you back to.' as const
export const providerNoEmail =
  'Your {provider} account didn’t share an email address. We need one for your account.' as const
export const providerUnverified =
  '{provider} hasn’t verified your email address yet. Verify it there, or sign up here with a password.' as const
export const otherProviderOrPassword =
  'The account with this email address signs in with another {provider} account. Use that one, or your password.' as const
export const otherProvider =
  'The account with this email address signs in with another {provider} account. Please use that one.' as const
export const aBrowser = 'A browser' as const
export const device = '{browser} on {system}' as const
