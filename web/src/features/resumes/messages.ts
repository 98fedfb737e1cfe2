import { resumeTexts } from '@hanap/contract/resumes'
import { defineMessages } from '../../i18n/messages.ts'

export const resumeMessages = defineMessages({
  en: {
    label: 'Resume',
    prompt: 'Choose a file',
    promptAnother: 'Choose another file',
    hint: 'PDF, DOC or DOCX, up to 5 MB. You can also drop it here.',
    wrongFile: resumeTexts.wrongFile,
    sending: (name: string) => `Sending ${name}`,
    sendingShare: (percent: number) => `${percent}%`,
    reading: 'Reading what it says…',
    stop: 'Stop',
    uploaded: (name: string) => `${name} is uploaded.`,
    uploadFailed: 'Your resume could not be uploaded. Please try again.',
    uploadNoConnection:
      'The connection was lost while your resume was being sent. Please try again when you have a signal.',
    downloadFailed: 'Error downloading resume. Please try again.',
    others: 'Other resumes',
    listFailed: 'Your other resumes did not load.',
    tryAgain: 'Try Again',
    view: 'View',
    download: 'Download',
    downloadNamed: (name: string) => `Download ${name}`,
    useThis: 'Use this one',
    useNamed: (name: string) => `Use this one: ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete this resume?',
    removeText: (name: string) =>
      `${name} is deleted for good. Applications it was chosen for keep its name.`,
    removed: 'Resume deleted',
    changed: 'Current resume changed',
    changeFailed: 'That did not work. Please try again.',
    fileFacts: (type: string, kilobytes: string, date: string) => `${type}, ${kilobytes} kB, ${date}`,
    parseFailed: 'Your resume could not be read.',
    parseFailedNow: 'It could not be read just now. Please try again, or fill in the fields yourself.',
  },
})
