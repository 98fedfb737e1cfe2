/** Letters of other scripts that look like Latin ones, each before the one it looks like. */
const ALIKE =
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwкkмmтtвbнnАAЕEОOРPСCУYХXІIЈJЅSКKМMТTВBНHοoαaνvρpτtιiκkΟOΑAΡPΤTΙIΚKΕEΒB'
const LOOKS_LIKE = new Map(
  Array.from({ length: ALIKE.length / 2 }, (_, at) => [ALIKE[at * 2] ?? '', ALIKE[at * 2 + 1] ?? '']),
)
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text as a reader sees it: no invisible characters, composed letters, and look-alike letters within a word as Latin
 * ones. Only for lookups.
 */
export function plainCharacters(text: string): string {
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
