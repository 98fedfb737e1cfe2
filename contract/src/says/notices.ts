export const passwordChanged = 'Your password was changed' as const
export const devicesLoggedOut =
  'We logged out every device. If it wasn’t you, set a new password now.' as const
export const boardAccountRemoved = 'We disconnected your Online Jobs Portal account' as const
export const boardAccountRemovedText =
  'Someone else may have connected theirs. Please connect yours again.' as const
export const addressChanged = 'Your email address was changed' as const
export const shownOnBoard = 'You can see it in your Online Jobs Portal account.' as const
export const openIt = 'Open it to see why and what you can do.' as const
export const copyReady = 'The copy of your data is ready' as const
export const copyMailed = 'We emailed you a link to download it.' as const
export const copyFailed = 'We couldn’t make a copy of your data' as const
export const copyFailedText =
  'We couldn’t make a copy of your data. Ask again under Settings. If it fails again, contact support.' as const
export const boardAccountNeedsYou = 'Your Online Jobs Portal account needs you' as const
export const paid = 'Your payment went through' as const
export const nothingByItself = 'It doesn’t renew. To keep it, pay for another month.' as const
export const mailGoesTo = 'We now send emails about your account to {email}.' as const
export const signInAdded = 'You can now log in with {provider}' as const
export const signedInBy =
  'Someone with your address at {provider} signed in to this account. If it wasn’t you, set a new password now.' as const
export const aboutJob = 'It’s about “{title}”. Read and answer it on {board}.' as const
export const employerReplied = 'The employer replied to your application' as const
export const replied = '{who} replied to your application' as const
export const boardSays = '{board} says “{word}”.' as const
export const boardSaysStatus = '{board} says “{word}”. Its status is now {status}.' as const
export const news = 'News about your application for {job}' as const
export const arrived = 'Your application for {job} has arrived' as const
export const notSent = 'We couldn’t send your application for {job}' as const
export const timeToAsk = 'Time to ask about {job}' as const
export const appliedOn = 'You applied on {day}. Status: {status}.' as const
export const notSentFromHere = 'We didn’t send it. Status: {status}.' as const
export const loginOutdated =
  'We can’t log in to your {board} account with the password you gave. Did you change it there?' as const
export const loggedOutAgain =
  '{board} keeps logging us out of your account. Log in there to see what it asks for.' as const
export const loginLocked = '{board} won’t let us log in to your account. Log in there to see why.' as const
export const oneNewJob = '1 new job for “{search}”' as const
export const newJobs = '{jobs#} new jobs for “{search}”' as const
export const newJobsOfSearches = '{jobs#} new jobs for {searches#} saved searches' as const
export const andMore = '{names}\nand {more#} more' as const
export const planUntil = '{plan} until {time}, for {amount}.' as const
export const planEnds = 'Your {plan} plan ends on {time}' as const
