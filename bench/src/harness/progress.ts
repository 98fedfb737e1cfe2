const STEP = 10

/** On a terminal one line, elsewhere a line every ten percent. */
export function createProgress(title: string, total: number) {
  const began = performance.now()
  let told = 0
  return (done: number, more = '') => {
    const percent = Math.floor((done / total) * 100)
    const seconds = Math.round((performance.now() - began) / 1000)
    const line = `${title}: ${done} of ${total} (${percent}%), ${seconds} s${more && `, ${more}`}`
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}\x1b[K${done === total ? '\n' : ''}`)
    } else if (percent >= told + STEP || done === total) {
      told = percent
      console.log(line)
    }
  }
}
