/** The first page. */
const SHOWN = 10

/**
 * nDCG of the first ten (Järvelin and Kekäläinen, 2002; gain 2^grade - 1); 1 is best.
 * @param grades by listing; unjudged counts 0
 */
export function ndcg(ids: readonly number[], grades: ReadonlyMap<number, number>): number {
  const ideal = gainOf([...grades.values()].sort((a, b) => b - a))
  return ideal === 0 ? 0 : gainOf(ids.map((id) => grades.get(id) ?? 0)) / ideal
}

const gainOf = (grades: readonly number[]) =>
  grades.slice(0, SHOWN).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

export const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
