export const EMPLOYER_NOT_SHOWN = 'Employer not shown'
