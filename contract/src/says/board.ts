export const manyConnects =
  'Too many tries to connect an account. Please wait a few minutes and try again.' as const
export const loginNotTaken =
  'Online Jobs Portal didn’t accept the login. Please try again in a few minutes.' as const
export const wantsPerson =
  'Online Jobs Portal asked for proof that you’re human, so we can’t log in for you now. Please try again later.' as const
export const slowDown =
  'Online Jobs Portal asked us to slow down. Please try again in a few minutes.' as const
export const answerUnknown =
  'We didn’t understand Online Jobs Portal’s answer, so we couldn’t check your account. Please try again later.' as const
export const notAnswering = 'Online Jobs Portal isn’t answering. Please try again in a few minutes.' as const
export const manySyncs = 'You’ve synced several times in the last hour. Please try again later.' as const
export const syncOff = 'Turn on Sync applications first' as const
export const manyForms =
  'You’ve checked many application forms in the last hour. Please try again later.' as const
export const connectFirst = 'You need to connect your {board} account in Settings to apply for jobs.' as const
export const loginRefused = 'Online Jobs Portal refused the login: {words}' as const
