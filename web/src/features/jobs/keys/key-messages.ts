import { defineMessages } from '../../../i18n/messages.ts'

export const keyMessages = defineMessages({
  title: 'Keys',
  text: 'For the list of jobs and for a job’s own page. They’re off while you type.',
  howToSearch: 'In a search, "quotes" find an exact phrase and -word leaves a word out.',
  next: 'Next job',
  previous: 'Previous job',
  nextInList: 'Next job, while you are in the list',
  previousInList: 'Previous job, while you are in the list',
  save: 'Save the job, or remove it from the saved ones',
  apply: 'Apply for the job',
  search: 'Go to the search box',
  help: 'Show these keys',
  commands: 'All commands, on every page',
  syntax: 'In a search, put quotes around an exact phrase, and - before a word to leave it out.',
  use: 'Use these keys',
  done: 'Done',
})
