/** A noun's list as a file: which field of the graph it is, and its columns. */
export interface Exported {
  /** What the graph calls it among the lists that can be exported, where that is not its label of several. */
  list?: string
  description: string
  /** The field, where it is not called as the list. */
  field?: string
  /** The type whose field it is, where it is not the root's; one of it is named by the argument `of`. */
  of?: string
  /** What is the viewer's own alone, which whoever may export at all may. */
  isOwn?: boolean
  /** That its entries are no nodes; the others have their id as the last column. */
  hasNoId?: true
  /** Where each stands in an entry, by its heading. */
  columns: Readonly<Record<string, string>>
}

/** The columns of where something stands. */
export const place = { Organization: 'organization.name', Department: 'department.name', Group: 'group.name' }
