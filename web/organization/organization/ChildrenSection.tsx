import { number } from '../../kernel/messages/format.ts'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ChildrenSection_organization$key } from '../../__generated__/ChildrenSection_organization.graphql.ts'
import type { ChildrenSectionPageQuery } from '../../__generated__/ChildrenSectionPageQuery.graphql.ts'
import { MoreIcon } from '../../kernel/ui/icons.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'
import { OrganizationActions } from './OrganizationActions.tsx'
import { TypeIcon } from './TypeIcon.tsx'
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

interface ChildrenSectionProps {
  organization: ChildrenSection_organization$key
  onChanged: () => void
}

/** What stands directly below an organization. */
export function ChildrenSection({ organization: key, onChanged }: ChildrenSectionProps) {
  const { data, ...page } = usePaginationFragment<ChildrenSectionPageQuery, ChildrenSection_organization$key>(
    graphql`
      fragment ChildrenSection_organization on Organization
      @refetchable(queryName: "ChildrenSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, isArchived: { type: "Boolean", defaultValue: false }) {
        id
        name
        childTypes
        can {
          addChild {
            allowed
            reason
          }
        }
        children(first: $first, after: $after, filter: { isArchived: $isArchived }) @connection(key: "ChildrenSection_children", filters: ["filter"]) {
          edges {
            node {
              id
              name
              type
              isArchived
              childCount
              contents {
                people
              }
            }
          }
        }
      }
    `,
    key,
  )
  const { search, set } = useNarrowing({ isStep: true })
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  const { id: parentId, name, childTypes, can } = data
  const rows = data.children.edges.map(({ node }) => node)
  const archived = search.has('archived')
  return (
    <>
      <TableSection
        title={t.directlyBelow}
        actions={
          <>
            <PlainButton
              type="button"
              className={archived ? 'chip chosen' : 'chip'}
              aria-pressed={archived}
              onClick={() => set({ archived: archived ? null : '1' })}
            >
              {t.withArchived}
            </PlainButton>
            {can.addChild.allowed ? (
              childTypes.map((type) => (
                <ButtonLink key={type} to={`/createorganization?parent=${parentId}&type=${type}`} className="outlined">
                  {t.addA({ typeNames: typeNames[type] ?? '' })}
                </ButtonLink>
              ))
            ) : (
              <Why permission={can.addChild} />
            )}
          </>
        }
        page={page}
        caption={t.directlyBelow2({ name })}
        columns={[t.name, t.type, { label: t.belowIt, number: true }, { label: t.people, number: true }, '']}
        empty={childTypes.length ? t.nothingStandsBelowItYet : t.nothingGoesBelowA({ BRANCH: typeNames.BRANCH ?? '' })}
      >
        {rows.map(({ id, name: child, type, isArchived, childCount, contents }) => (
          <tr key={id}>
            <th scope="row" style={{ fontWeight: 550, textAlign: 'start' }}>
              <Link to={`/orgOverview/${id}`}>{child}</Link>
              {isArchived ? <span style={{ color: 'var(--ops-ink-2)', fontWeight: 400 }}> {t.archived2}</span> : null}
            </th>
            <td>
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
                <TypeIcon type={type} /> {typeNames[type]}
              </span>
            </td>
            <td className="number">{number(childCount)}</td>
            <td className="number">{number(contents.people)}</td>
            <td style={{ textAlign: 'end' }}>
              <PlainButton
                type="button"
                aria-haspopup="menu"
                aria-label={t.moreFor({ child })}
                onClick={(event) => setMenu({ id, anchor: event.currentTarget })}
              >
                <MoreIcon />
              </PlainButton>
            </td>
          </tr>
        ))}
      </TableSection>
      {menu ? (
        <OrganizationActions
          id={menu.id}
          anchor={menu.anchor}
          onMove={() => setMoving(menu.id)}
          onClose={() => setMenu(null)}
          onChanged={onChanged}
        />
      ) : null}
      {moving ? (
        <MoveOrganizationDialog
          id={moving}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}
