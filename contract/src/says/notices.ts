export const passwordChanged = 'Your password was changed' as const
export const devicesLoggedOut =
  'Every device was logged out. If it was not you, set a new password now.' as const
export const boardAccountRemoved = 'The job board account was disconnected' as const
export const boardAccountRemovedText =
  'Somebody else may have been in your account and connected theirs. Please connect yours again.' as const
export const addressChanged = 'Your email address was changed' as const
export const shownOnBoard = 'The board shows it in your account there.' as const
export const openIt = 'Open it to see why and what you can do.' as const
export const copyReady = 'The copy of your data is ready' as const
export const copyMailed = 'We mailed you a link to download it.' as const
export const copyFailed = 'The copy of your data could not be made' as const
export const copyFailedText =
  'We could not make the copy of your data. Please ask for it again under Settings; if it fails again, contact support.' as const
export const boardAccountNeedsYou = 'Your board account needs you' as const
export const paid = 'Your payment has gone through' as const
export const nothingByItself = 'Nothing is charged by itself. To keep it, pay for another month.' as const
export const mailGoesTo = 'Mail about your account goes to {email} now.' as const
export const signInAdded = 'You can now log in with {provider}' as const
export const signedInBy =
  'Somebody who has your address at {provider} signed in to this account. If it was not you, set a new password now.' as const
export const aboutJob = 'It is about “{title}”. You can read and answer it on {board}.' as const
export const employerReplied = 'The employer replied to your application' as const
export const replied = '{who} replied to your application' as const
export const boardSays = '{board} says “{word}”.' as const
export const boardSaysStatus = '{board} says “{word}”. Its status is now {status}.' as const
export const news = 'News of your application for {job}' as const
export const arrived = 'Your application for {job} has arrived' as const
export const notSent = 'Your application for {job} was not sent' as const
export const timeToAsk = 'Time to ask about {job}' as const
export const appliedOn = 'You applied on {day}. Status: {status}.' as const
export const notSentFromHere = 'It was not sent from here. Status: {status}.' as const
export const loginOutdated =
  'Hanap can no longer log in to your {board} account with the password you gave. Perhaps you have changed it there.' as const
export const loggedOutAgain =
  '{board} logs Hanap out of your account again at once. Perhaps it asks for something that only you can answer.' as const
export const loginLocked =
  '{board} refuses to let Hanap log in to your account. Perhaps it is locked: log in there yourself to see what it says.' as const
export const oneNewJob = '1 new job for “{search}”' as const
export const newJobs = '{jobs#} new jobs for “{search}”' as const
export const newJobsOfSearches = '{jobs#} new jobs for {searches#} saved searches' as const
export const andMore = '{names}\nand {more#} more' as const
export const planUntil = '{plan} until {time}, for {amount}.' as const
export const planEnds = 'Your {plan} plan ends on {time}' as const
