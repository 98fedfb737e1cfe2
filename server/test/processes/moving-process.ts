// Ends as by kill -9 after so many lines of output, or at one with the given words: see server/src/moving.

import { moveAndMark } from '../../src/moving/move-and-mark.ts'

const [sourceUrl, targetUrl, dataDir, until] = process.argv.slice(2)
if (!sourceUrl || !targetUrl || !dataDir || !until) throw new Error('an argument is missing')

let told = 0
await moveAndMark({
  dataDir,
  to: 'the target',
  at: '2026-11-20T08:00:00.000Z',
  sourceUrl,
  targetUrl,
  piece: { rows: 3, bytes: 1_000_000 },
  log(line) {
    told += 1
    if (told === Number(until) || line.includes(until)) process.kill(process.pid, 'SIGKILL')
  },
})
throw new Error('It was to end earlier.')
