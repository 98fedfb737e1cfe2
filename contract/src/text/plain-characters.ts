/** Pairs: a foreign letter, then the Latin one it looks like. */
const ALIKE =
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnАAЕEОOРPСCУYХXІIЈJЅSКKМMТTВBНHοoαaνvρpτtιiκkΟOΑAΡPΤTΙIΚKΕEΒB'
const LOOKS_LIKE = new Map(
  Array.from({ length: ALIKE.length / 2 }, (_, at) => [ALIKE[at * 2] ?? '', ALIKE[at * 2 + 1] ?? '']),
)
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const ALL_PLAIN = /^[\n\t -~]*$/u

/** For lookups only. Drops invisible characters, composes letters, and makes look-alikes within a word Latin. */
export function plainCharacters(text: string): string {
  if (ALL_PLAIN.test(text)) return text
  return text
    .replaceAll(UNSEEN, '')
    .normalize('NFKC')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
        ? word.replaceAll(/[^\p{Script=Latin}]/gu, (letter) => LOOKS_LIKE.get(letter) ?? letter)
        : word,
    )
}
