/** Makes a data folder that is missing, and marks it as new. @throws Error with one line */
export function makeDataFolder(dataDir: string): void
/** Says of a folder that was made just now that it never had a database. */
export function markNew(dataDir: string): void
/** Whether a data folder never had a database. */
export function isNew(dataDir: string): boolean
/** To be said once the database is there. */
export function endNew(dataDir: string): void
