import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { GroupingsTabQuery } from '../../__generated__/GroupingsTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { DeleteGroupingDialog } from './DeleteGroupingDialog.tsx'
import { GroupingDialog } from './GroupingDialog.tsx'
import { HierarchySection } from './HierarchySection.tsx'
import { StandingDialog } from './StandingDialog.tsx'
import { StandingSection } from './StandingSection.tsx'
import { ofType, type Asked } from './hierarchy.ts'

const query = graphql`
  query GroupingsTabQuery($id: ID!) {
    types: reference(list: GROUPING_TYPE) {
      id
      name
    }
    organization(id: $id) {
      id
      name
      can {
        edit {
          allowed
          reason
        }
      }
      managementGrouping {
        id
      }
      productivityGrouping {
        id
      }
      qualityGrouping {
        id
      }
      regionGrouping {
        id
      }
      groupings(includeAbove: true) {
        id
        name
        description
        version
        memberCount
        type {
          id
        }
        parent {
          id
        }
        organization {
          id
          name
        }
        can {
          edit {
            allowed
          }
          delete {
            allowed
            reason
          }
        }
      }
    }
  }
`

/** Where an organization stands in each hierarchy, and the groupings that these are made of. */
export function GroupingsTab() {
  const { organization, types } = useRouteQuery<GroupingsTabQuery>(query)
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked>()
  const top = useRef<HTMLDivElement>(null)
  if (!organization) return null
  const { id, name, groupings, can } = organization
  const stands = [
    organization.managementGrouping,
    organization.productivityGrouping,
    organization.qualityGrouping,
    organization.regionGrouping,
  ]
  const standing = new Map(types.map(({ id }, i) => [id, stands[i]?.id ?? null]))
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    void revalidate()
  }
  const dialog = { organizationId: id, onClose: close, onDone: done }
  return (
    <Scroll>
      <div ref={top} tabIndex={-1} style={{ display: 'grid', gap: 24, outline: 'none', minWidth: 0 }}>
        <StandingSection
          name={name}
          types={types}
          groupings={groupings}
          standing={standing}
          permission={can.edit}
          onAsk={setAsked}
        />
        {types.map((type) => (
          <HierarchySection
            key={type.id}
            type={type}
            organizationId={id}
            groupings={ofType(groupings, type.id)}
            permission={can.edit}
            onAsk={setAsked}
          />
        ))}
      </div>
      {asked?.kind === 'stand' ? (
        <StandingDialog
          {...dialog}
          type={asked.type}
          groupings={ofType(groupings, asked.type.id)}
          groupingId={standing.get(asked.type.id) ?? null}
          name={name}
        />
      ) : null}
      {asked?.kind === 'edit' ? (
        <GroupingDialog
          {...dialog}
          type={asked.type}
          groupings={ofType(groupings, asked.type.id)}
          grouping={asked.grouping}
          parentId={asked.parentId}
        />
      ) : null}
      {asked?.kind === 'delete' ? (
        <DeleteGroupingDialog
          {...dialog}
          grouping={asked.grouping}
          onDone={() => {
            done()
            // What had the focus is gone.
            setTimeout(() => top.current?.focus())
          }}
        />
      ) : null}
    </Scroll>
  )
}
