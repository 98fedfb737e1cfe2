import { resumeTexts } from '@hanap/contract/profile/resumes'
import { defineMessages } from '../../i18n/messages.ts'

export const applyMessages = defineMessages({
  title: 'Apply for this job',
  employerNotShown: 'Employer not shown',
  write: 'Write',
  preview: 'Preview',
  view: 'Letter',
  subject: 'Subject',
  letter: 'Cover letter',
  resume: 'Resume',
  noResume: 'No resume',
  resumeNamed: (name: string, date: string) => `${name} · ${date}`,
  newResume: (name: string) => `${name} · sent to Hanap when you submit`,
  resumesLoading: 'Loading your resumes…',
  uploadAnother: 'Upload another',
  uploadPrompt: 'Choose a PDF, DOC or DOCX, up to 5 MB',
  noFile: (provider: string) =>
    `Noted with your application. ${provider} takes no file, so the employer does not get it.`,
  noLink: 'To show employers a resume, add a link to one in your profile.',
  addLink: 'Add the link to my online resume below the letter',
  invalidFile: 'Invalid File',
  wrongFile: resumeTexts.wrongFile,
  resumesFailed: 'Your resumes did not load',
  resumesFailedText:
    'The samples only show what this looks like and cannot be sent. Go on without a resume, upload one, or try again.',
  tryAgain: 'Try Again',
  sample: 'Sample',
  firstSample: 'Sample: Bookkeeper.pdf',
  secondSample: 'Sample: Virtual Assistant.docx',
  sampleChosen: 'This is a sample and cannot be sent. Please choose another.',
  uploadFailed: 'Resume Upload Failed',
  uploadStopped: 'Upload stopped',
  uploadOther: 'We couldn’t upload your resume. Please try again.',
  uploadNoConnection: 'The connection was lost while your resume was being uploaded.',
  sentAs: (email: string) => `Sent as ${email}`,
  checkingAccount: 'Checking your board account…',
  notConnected: (provider: string) => `No ${provider} account is connected yet.`,
  previewLead: 'This is what the employer gets, word for word.',
  previewTo: 'To',
  previewFrom: 'From',
  previewThrough: (employer: string, provider: string) => `${employer}, through ${provider}`,
  previewNoAccount: 'No account connected yet',
  previewCost: 'Costs',
  previewPoints: (count: string, isOne: boolean) =>
    isOne ? 'at most 1 apply point on the board' : `at most ${count} apply points on the board`,
  previewPointsWrong: 'The apply points to spend are not a number from 1 to 99.',
  previewNoFile: (name: string) =>
    `${name}. Not sent: the board takes no file. It is noted with your application.`,
  previewEmpty: 'Nothing written yet.',
  namesEmployerTitle: 'This letter names your current employer',
  namesEmployer: (companies: string) =>
    `Your privacy settings hide ${companies}, but your own words name it. Go back to Write and change them if the reader should not know.`,
  contactLeftOut:
    'Your privacy settings do not let employers contact you, so phone numbers and e-mail addresses are left out.',
  privacyUnknown:
    'Your privacy settings could not be read just now. Phone numbers and e-mail addresses are still left out where you chose so, but nobody has checked whether this letter names your current employer.',
  toPrivacy: 'Privacy settings',
  points: 'Apply points to spend',
  pointsLeft: (left: string, seen: string) => `of ${left} left (seen ${seen})`,
  pointsTooMany: 'That is more than the board showed.',
  look: 'Check on the board',
  looking: 'Checking…',
  lookNothing: 'Nothing was sent.',
  lookReady: 'The board’s form is open for you.',
  lookReadyPoints: (left: string, isOne: boolean) =>
    isOne
      ? 'The board’s form is open for you. You have 1 apply point left.'
      : `The board’s form is open for you. You have ${left} apply points left.`,
  lookApplied: 'The board already has an application of yours for this job.',
  letterNotGenerated: 'No letter was written',
  lookFailed: 'The check did not go through',
  lookOther: 'The board could not be asked just now. Please try again in a while.',

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
  attentionTitle: (provider: string) => `Your ${provider} account needs to be connected again`,
  attentionText:
    'The board no longer lets us in with it. You can try all the same; nothing you wrote is lost.',

  submitted: 'Application Submitted',
  alreadyThere: 'The board already had your application for this job. You can track it here from now on.',
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
  unknownTold: 'We could not find out whether your application arrived.',
  lookFirst: 'Look on the board first',
  lookFirstText:
    'Your application may be there already, and a second one would reach the same employer. Open your Sent list on the board and look for this job before you do anything else.',
  notInSentList: 'It is not in my Sent list',
  byHandAfterLook:
    'If you have looked and it is not there, apply on the board, with the letter you wrote here.',
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
  byHand: 'Finish it by hand',
  byHandText: 'You can also apply on the board yourself, with this letter. It takes apply points there too.',
  copyAndOpen: 'Copy the letter and open the job on the board',
  copied: 'Subject and letter are copied. Paste them on the board.',
  notCopied: 'Your browser did not let us copy. The text is selected below: copy it yourself.',
  letterToCopy: 'Subject and letter',
  appliedMyself: 'I applied there myself',
  noting: 'Noting it…',
  noted: 'Added to My Applications',
  notedText: 'We take your word that you applied on the board.',
  notNoted: 'It was not noted',
  notNotedText: 'Your letter is kept. Please try again.',
  close: 'Close',
  checkSettings: 'Check Integration Settings',
})
