// Which records are selected, by number: some, or all that the list has but some. It is a value; each change is
// another.

export interface Selection {
  readonly all: boolean
  /** Those that are selected; of all, those that are not. */
  readonly numbers: ReadonlySet<number>
}

export const nothing: Selection = { all: false, numbers: new Set() }
export const everything: Selection = { all: true, numbers: new Set() }

export const isSelected = ({ all, numbers }: Selection, number: number): boolean => numbers.has(number) !== all

export const countOf = ({ all, numbers }: Selection, count: number): number =>
  all ? Math.max(0, count - numbers.size) : numbers.size

export function withNumbers(selection: Selection, numbers: readonly number[], selected: boolean): Selection {
  const next = new Set(selection.numbers)
  for (const number of numbers) {
    if (selected === selection.all) next.delete(number)
    else next.add(number)
  }
  return { all: selection.all, numbers: next }
}

export const toggled = (selection: Selection, number: number): Selection =>
  withNumbers(selection, [number], !isSelected(selection, number))
