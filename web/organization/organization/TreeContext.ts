import { createContext, use, type ReactNode } from 'react'
import type { TreeItem_organization$data } from '../../__generated__/TreeItem_organization.graphql.ts'
import type { Movable, Target } from './moving.ts'
import * as t from './__generated__/messages.ts'

export type TreeOrganization = TreeItem_organization$data

export interface Tree {
  /** Whether archived organizations are shown too. */
  archived: boolean
  expanded: ReadonlySet<string>
  setExpanded: (id: string, isExpanded: boolean) => void
  /** The one that Tab leads to. */
  current: string | null
  setCurrent: (id: string) => void
  /** Tells the keys what is shown. */
  show: (organization: TreeOrganization) => () => void
  /** The level below an organization. */
  below: (id: string, level: number) => ReactNode
  /** What is selected, each with all below it. */
  selected: readonly TreeOrganization[]
  toggleSelected: (organization: TreeOrganization) => void
  openMenu: (organization: TreeOrganization, anchor: HTMLElement) => void
  askMove: (moved: Movable, target?: Target) => void
}

export const TreeContext = createContext<Tree | null>(null)

export function useTree(): Tree {
  const tree = use(TreeContext)
  if (!tree) throw new Error(t.thereIsNoTreeHere)
  return tree
}

/** The selected one that an organization stands in: itself, or one above it. */
export const selectionOf = (tree: Pick<Tree, 'selected'>, { path }: { path: string }) =>
  tree.selected.find((one) => path.startsWith(one.path))
