import { Worker } from 'node:worker_threads'
import { extractLines } from './extract-lines.ts'
import type { TextQuestion } from './text-messages.ts'

// The process that resumes are opened in: a file that makes a library crash, hang or grow does it here. It is
// started and ended by text-process.ts and answers one question after the other.

// A file may keep this thread busy for ever; then it would not notice that the server has ended. A second thread does.
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
