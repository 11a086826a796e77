// Which records are selected, by key: some, or all that the list has but some. It is a value; each change is
// another.

export interface Selection {
  readonly all: boolean
  /** Those that are selected; of all, those that are not. */
  readonly keys: ReadonlySet<string>
}

export const nothing: Selection = { all: false, keys: new Set() }
export const everything: Selection = { all: true, keys: new Set() }

export const isSelected = ({ all, keys }: Selection, key: string): boolean => keys.has(key) !== all

export const countOf = ({ all, keys }: Selection, count: number): number =>
  all ? Math.max(0, count - keys.size) : keys.size

export function withKeys(selection: Selection, keys: readonly string[], selected: boolean): Selection {
  const next = new Set(selection.keys)
  for (const key of keys) {
    if (selected === selection.all) next.delete(key)
    else next.add(key)
  }
  return { all: selection.all, keys: next }
}

export const toggled = (selection: Selection, key: string): Selection =>
  withKeys(selection, [key], !isSelected(selection, key))
