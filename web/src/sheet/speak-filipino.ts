type Texts = Readonly<Record<string, object>>

const english = import.meta.glob<Texts>(['../**/*messages.ts'], { eager: true })
const filipino = import.meta.glob<Texts>('../**/*messages.fil.ts', { eager: true })

/**
 * Puts the Filipino texts in the place of the English ones. A build of the site carries one language; only the sheet
 * changes it where it stands. Call it before anything is drawn.
 */
export function speakFilipino(): void {
  document.documentElement.lang = 'fil'
  for (const [path, texts] of Object.entries(filipino)) {
    for (const [name, words] of Object.entries(texts)) {
      Object.assign(english[path.replace('.fil.ts', '.ts')]?.[name] ?? {}, words)
    }
  }
}
