import { startLetters } from '@hanap/standins/letters/letters'
import { ana, onboard } from '../people.ts'
import { addListing } from '../search/listings.ts'
import { startApp } from '../start-app.ts'

/** @returns `clear` resets requests and logs between tests */
export async function startLetterApp(apiKey?: string) {
  const logged: string[] = []
  const letters = await startLetters()
  const app = await startApp({
    config: { letters: { url: letters.apiUrl, apiKey, model: 'small' } },
    onLog: (line) => logged.push(line),
  })
  const jobId = await addListing(app, { title: 'Bookkeeper', employer: 'Acme Books', tags: ['Xero'] })
  const her = await onboard(app, await ana(app))
  return {
    letters,
    app,
    jobId,
    her,
    logged,
    async clear() {
      letters.control({ fault: 'none' })
      letters.clear()
      logged.splice(0)
      await app.db.deleteFrom('rate_counters').execute()
    },
    async close() {
      await app.close()
      await letters.close()
    },
  }
}

export type LetterApp = Awaited<ReturnType<typeof startLetterApp>>
