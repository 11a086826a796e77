import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { OrganizationTree_query$key } from '../../__generated__/OrganizationTree_query.graphql.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { leadFocus } from '../../kernel/ui/leadFocus.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'
import type { Movable, Target } from './moving.ts'
import { OrganizationActions } from './OrganizationActions.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { selectionOf, TreeContext, type Tree, type TreeOrganization } from './TreeContext.ts'
import { TreeItem } from './TreeItem.tsx'
import { TreeLevel } from './TreeLevel.tsx'
import { keyStep } from './treeKeys.ts'
import { refreshLevels } from './treeLevelQuery.ts'
import * as t from './__generated__/messages.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li[role=treeitem]:focus-visible': { outline: 'none' },
  '& li[role=treeitem]:focus-visible > div, & li[data-more]:focus-visible': {
    outline: '2px solid var(--ops-brand)',
    outlineOffset: -2,
    borderRadius: 6,
  },
})

const below = (id: string, level: number) => <TreeLevel id={id} level={level} />

interface OrganizationTreeProps {
  query: OrganizationTree_query$key
  archived: boolean
  /** Reads the whole screen anew. */
  onChanged: () => void
}

/** The organizations as a tree, level by level: by mouse, by keys, by menu. */
export function OrganizationTree({ query, archived, onChanged }: OrganizationTreeProps) {
  const { organizationRoots: roots } = useFragment(
    graphql`
      fragment OrganizationTree_query on Query {
        organizationRoots {
          id
          ...TreeItem_organization
        }
      }
    `,
    query,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [expanded, setAllExpanded] = useState<ReadonlySet<string>>(
    () => new Set(roots.length === 1 ? [roots[0]!.id] : []),
  )
  const [current, setCurrent] = useState<string | null>(roots[0]?.id ?? null)
  const [selected, setSelected] = useState<readonly TreeOrganization[]>([])
  const [menu, setMenu] = useState<{ organization: TreeOrganization; anchor: HTMLElement } | null>(null)
  const [move, setMove] = useState<{ moved: Movable; target?: Target } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const shown = useRef(new Map<string, TreeOrganization>())

  const tree = useMemo<Tree>(() => {
    const setExpanded = (id: string, isExpanded: boolean) =>
      setAllExpanded((before) => {
        const next = new Set(before)
        if (isExpanded) next.add(id)
        else next.delete(id)
        return next
      })
    return {
      archived,
      expanded,
      setExpanded,
      current,
      setCurrent,
      show(organization) {
        shown.current.set(organization.id, organization)
        return () => shown.current.delete(organization.id)
      },
      below,
      selected,
      toggleSelected(organization) {
        const holding = selectionOf({ selected }, organization)
        const rest = selected.filter((one) => one !== holding && !one.path.startsWith(organization.path))
        setSelected(holding ? rest : [...rest, organization])
        announce(
          holding
            ? t.andAllBelowAreNoLonger({ name: holding.name })
            : t.andAllBelowAreSelected({ name: organization.name }),
        )
      },
      openMenu: (organization, anchor) => setMenu({ organization, anchor }),
      askMove: (moved, target) => setMove({ moved, target }),
    }
  }, [archived, expanded, current, selected])

  /** Reads anew what has changed, and leads the focus to where it went. */
  async function changed(levels: readonly (string | null | undefined)[], focus?: string) {
    setSelected([])
    await refreshLevels(environment, levels, archived)
    onChanged()
    // What was selected while they were read may stand elsewhere now.
    setSelected((chosen) => chosen.map((one) => shown.current.get(one.id) ?? one))
    if (!focus) return
    setCurrent(focus)
    leadFocus(
      () => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(focus)}"]`),
      () => true,
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = event.target as HTMLElement
    if (item.getAttribute('role') !== 'treeitem') return
    const organization = shown.current.get(item.dataset.id ?? '')
    const step = keyStep(event, item, list.current!, typed.current)
    if (!step) return
    event.preventDefault()
    if (step.kind === 'focus') step.element.focus()
    else if (step.kind === 'more') item.querySelector('button')?.click()
    else if (!organization) return
    else if (step.kind === 'open') tree.setExpanded(organization.id, true)
    else if (step.kind === 'close') tree.setExpanded(organization.id, false)
    else if (step.kind === 'enter') void navigate(`/orgOverview/${organization.id}`)
    else if (step.kind === 'select') tree.toggleSelected(organization)
    else if (step.kind === 'menu') tree.openMenu(organization, item.querySelector<HTMLElement>('.more')!)
    else tree.askMove(organization)
  }

  if (!roots.length) {
    return (
      <Centered title={t.noOrganizationYet} text={t.createTheFirstOneYouBecome}>
        <ButtonLink to="/createorganization" className="primary">
          {t.createAnOrganization}
        </ButtonLink>
      </Centered>
    )
  }
  return (
    <TreeContext value={tree}>
      <SelectionBar selected={selected} onClear={() => setSelected([])} onChanged={(levels) => void changed(levels)} />
      <List ref={list} role="tree" aria-label={t.organizations} aria-multiselectable onKeyDown={onKeyDown}>
        {roots.map((root, i) => (
          <TreeItem key={root.id} organization={root} level={1} position={i + 1} size={roots.length} />
        ))}
      </List>
      {menu ? (
        <OrganizationActions
          id={menu.organization.id}
          anchor={menu.anchor}
          selection={{
            isSelected: selectionOf({ selected }, menu.organization) !== undefined,
            toggle: () => tree.toggleSelected(menu.organization),
          }}
          onMove={() => tree.askMove(menu.organization)}
          onClose={() => setMenu(null)}
          onChanged={({ parentId, isArchived, isDeleted }) => {
            const isGone = isDeleted || (isArchived && !archived)
            void changed([parentId], isGone ? parentId : menu.organization.id)
          }}
        />
      ) : null}
      {move ? (
        <MoveOrganizationDialog
          id={move.moved.id}
          target={move.target}
          onClose={() => setMove(null)}
          onMoved={({ from, to }) => {
            setMove(null)
            tree.setExpanded(to, true)
            void changed([from, to], move.moved.id)
          }}
        />
      ) : null}
    </TreeContext>
  )
}
