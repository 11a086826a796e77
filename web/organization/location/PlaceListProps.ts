import type { ListPage } from '../../kernel/relay/useNextPage.ts'

interface Place {
  readonly id: string
  readonly name: string
}

/** What a list of places beside a map is given. */
export interface PlaceListProps<Key> {
  organizationId: string
  canAdd: { readonly allowed: boolean; readonly reason?: string | null }
  places: readonly (Place & Key)[]
  page: ListPage
  /** The id of the one that the map shows. */
  chosen: string | undefined
  isSearching: boolean
  onAdd: () => void
  onShow: (place: Place) => void
  onEdit: (id: string) => void
  onDeleted: () => void
}
