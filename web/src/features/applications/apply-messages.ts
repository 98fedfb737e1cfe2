import { defineMessages } from '../../i18n/messages.ts'

export const applyMessages = defineMessages({
  en: {
    title: 'Apply for this job',
    employerNotShown: 'Employer not shown',
    write: 'Write',
    preview: 'Preview',
    view: 'Letter',
    subject: 'Subject',
    letter: 'Cover letter',
    letterHint: 'Saved on this device.',
    aiHint: 'AI Settings keeps what you want of letters written with AI. Hanap does not write letters yet.',
    characters: (count: string, max: string) => `${count} of ${max} characters`,
    tooLong: (count: string) => `Please use at most ${count} characters`,
    sentAs: (email: string) => `Sent as ${email}`,
    checkingAccount: 'Checking your board account…',
    notConnected: (provider: string) => `No ${provider} account is connected yet.`,
    previewLead: 'This is what the employer gets, word for word.',
    previewTo: 'To',
    previewFrom: 'From',
    previewThrough: (employer: string, provider: string) => `${employer}, through ${provider}`,
    previewNoAccount: 'No account connected yet',
    previewCost: 'Costs',
    previewPoint: '1 apply point on the board',
    previewEmpty: 'Nothing written yet.',
    cancel: 'Cancel',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    stillSending: 'The board takes its time. Your application is on its way; please keep this page open.',
    cannotClose:
      'Your application is being sent right now, and that cannot be stopped half way. This closes by itself when there is an answer.',

    letterRequiredTitle: 'Cover Letter Required',
    letterRequired: 'Please provide a cover letter for your application.',
    writeLetter: 'Write the letter',

    integrationTitle: (provider: string) => `${provider} Integration Required`,
    integrationText: (provider: string) =>
      `You need to connect your ${provider} account in Settings to apply for jobs.`,
    integrationKept: 'Your letter is kept here until you come back.',
    toSettings: 'Go to Settings',

    submitted: 'Application Submitted',
    sentAfterAll: 'The connection broke off, but your application arrived.',

    failed: 'Application Failed',
    loginAgain: 'Authentication required. Please log in again.',
    validation: (fields: string) => `Validation error: ${fields}`,
    invalid: 'Invalid request data. Please check your inputs.',
    notFound: 'Resource not found. The job or cover letter might have been removed.',
    other: 'There was an error submitting your application.',
    nothingSent: 'Nothing was sent, and your letter is kept.',
    seePlans: 'See plans',

    unknownTitle: 'We do not know yet whether it was sent',
    unknownText:
      'The connection broke off while your application was being sent. My Applications shows it as soon as it is known. Submitting again is safe: the same application is never sent twice.',
    underWayTitle: 'It is being sent already',
    underWayText:
      'Your application for this job is on its way from another tab or an earlier try. This closes by itself as soon as the board has it, and nothing is sent twice.',
    toApplications: 'My Applications',

    trialEnded: 'Your trial has ended.',
    planEnded: 'Your subscription has ended.',
    letterKept: 'Your letter is kept.',

    lastFailed: 'Your last try did not go through',
    seeWhy: 'See why',
    errorTitle: 'Application Error',
    reason: 'Reason',
    causes: 'Possible causes',
    suggestions: 'What you can do',
    openOnBoard: 'Open the job on the board',
    newTab: '(opens in a new tab)',
    close: 'Close',
    checkSettings: 'Check Integration Settings',
  },
})
