/** Before these a verb or its subject follows, or a question ends. */
const afterCan = new Set('ba bang kaya kayang kahit mag maging makapag makasali yung ung yong ang'.split(' '))

/** 'pwd ba mag apply' is 'pwede ba'; in 'jobs for pwd' it is a person with disability. */
export function spellOutChat(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const next = words[at + 1] === 'po' ? words[at + 2] : words[at + 1]
    return word === 'pwd' && afterCan.has(next ?? '') ? 'pwede' : word
  })
}
