/** Translated on the site; mails and files use the contract's own words. */
export { applicationStatusLabels } from '@hanap/contract/applications/applications'
