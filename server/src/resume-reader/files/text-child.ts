import { Worker } from 'node:worker_threads'
import { extractLines } from './extract-lines.ts'
import type { TextQuestion } from './text-messages.ts'

// Opens resumes: a file that crashes, hangs or grows a library does it here. text-process.ts starts and ends it.

// A file may block this thread for ever; the second one notices that the server has ended.
const watchdog = new Worker(
  `const parent = process.ppid
   setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`,
  { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } },
)
watchdog.unref()

process.on('disconnect', () => process.exit(0))
process.on('message', (question: TextQuestion & { id: number }) => {
  void extractLines(question).then((answer) => process.send?.({ id: question.id, answer }))
})
