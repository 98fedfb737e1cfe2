/** What each status of an application is called: on the site in its language, in mails and files in the contract's. */
export { applicationStatusLabels } from '@hanap/contract/applications/applications'
