import { defineMessages } from '../../i18n/messages.ts'

export const onboardingMessages = defineMessages({
  en: {
    title: 'Welcome to Hanap',
    hello: (name: string) => `Welcome, ${name}`,
    lead: 'Three short steps, and the first application is on its way.',
    trialTitle: 'Your free trial',
    trialDays: 'days',
    trialDaysText: 'from the day you signed up',
    trialSaved: 'saved jobs',
    trialSavedText: 'kept for a second look',
    trialSearches: 'searches',
    trialSearchesText: 'each calendar month; looking through the newest jobs is not counted',
    trialNote: 'No card, and nothing renews by itself. When the trial ends, what you saved stays.',
    stepsTitle: 'What to do first',
    findTitle: 'Find jobs',
    findText: 'Look through the newest listings or search by words, with pay read into pesos a month.',
    findLink: 'Open the listings',
    connectTitle: 'Connect your job-board account',
    connectText: 'Your applications go out through your own account. Connect it once, under Integrations.',
    connectLink: 'Connect your account',
    plansTitle: 'See the plans',
    plansText: (basic: string, premium: string) =>
      `More saved jobs and searches for ${basic} or ${premium} a month, whenever you want them.`,
    plansLink: 'Compare plans',
    findJobs: 'Find Jobs',
    logInFirst: 'Log in',
    logInFirstText: 'The listings open once you are logged in.',
  },
})
