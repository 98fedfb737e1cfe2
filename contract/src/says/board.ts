export const manyConnects =
  'Too many attempts to connect a board account. Please wait a few minutes and try again.' as const
export const loginNotTaken =
  'The job board did not take the login. Please try again in a few minutes.' as const
export const wantsPerson =
  'The job board wants to see that a person is there, so we cannot log in for you right now. Please try again later.' as const
export const slowDown = 'The job board asks us to slow down. Please try again in a few minutes.' as const
export const answerUnknown =
  'The job board answered in a way we do not know, so your account could not be checked. Please try again later.' as const
export const notAnswering =
  'The job board is not answering right now. Please try again in a few minutes.' as const
export const manySyncs = 'You have synced several times in the last hour. Please try again later.' as const
export const syncOff = 'Turn on Sync applications first' as const
export const manyForms =
  'You have looked at many application forms in the last hour. Please try again later.' as const
export const connectFirst = 'You need to connect your {board} account in Settings to apply for jobs.' as const
export const loginRefused = 'The job board refused the login: {words}' as const
