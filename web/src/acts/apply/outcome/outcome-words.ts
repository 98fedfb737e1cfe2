export { outcomeWords } from '@hanap/contract/applications/apply-outcome-words'
