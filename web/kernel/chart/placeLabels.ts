/** Moves labels apart that would cover each other, in their order and within the chart; heights in pixels. */
export function placeLabels<Label extends { at: number }>(
  labels: readonly Label[],
  top: number,
  bottom: number,
  line = 15,
): Label[] {
  const placed = labels.map((label) => ({ ...label })).toSorted((one, other) => one.at - other.at)
  placed.forEach((label, i) => {
    label.at = Math.max(label.at, i ? placed[i - 1]!.at + line : top)
  })
  for (let i = placed.length - 1; i >= 0; i--)
    placed[i]!.at = Math.min(placed[i]!.at, i === placed.length - 1 ? bottom : placed[i + 1]!.at - line)
  return placed
}
