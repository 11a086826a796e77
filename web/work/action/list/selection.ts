// Which records are selected, by their ids: some, or all that the list has but some. It is a value; each change is
// another.

export interface Selection {
  readonly all: boolean
  /** Those that are selected; of all, those that are not. */
  readonly ids: ReadonlySet<string>
}

export const nothing: Selection = { all: false, ids: new Set() }
export const everything: Selection = { all: true, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: string): boolean => ids.has(id) !== all

export const countOf = ({ all, ids }: Selection, count: number): number =>
  all ? Math.max(0, count - ids.size) : ids.size

export function withIds(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const next = new Set(selection.ids)
  for (const id of ids) {
    if (selected === selection.all) next.delete(id)
    else next.add(id)
  }
  return { all: selection.all, ids: next }
}

export const toggled = (selection: Selection, id: string): Selection =>
  withIds(selection, [id], !isSelected(selection, id))
