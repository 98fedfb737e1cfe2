/** What stands for an employer whom the board does not name. */
export const EMPLOYER_NOT_SHOWN = 'Employer not shown'
