// Departments of best practice and those of an organization are named by different people: they belong together where
// they share a word of weight.
const plain = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !['and', 'of', 'the', 'management', 'department', 'services'].includes(word),
  )

/** The areas whose names share a word with a department's, the most alike alone. */
export function areasOf(department: string, areas: readonly string[]): string[] {
  const words = new Set(plain(department))
  const shared = areas.map((area) => ({ area, count: plain(area).filter((word) => words.has(word)).length }))
  const most = Math.max(0, ...shared.map(({ count }) => count))
  return most ? shared.filter(({ count }) => count === most).map(({ area }) => area) : []
}
