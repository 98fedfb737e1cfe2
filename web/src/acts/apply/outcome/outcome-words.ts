export { outcomeWords } from '@hanap/contract/apply-outcome-words'
