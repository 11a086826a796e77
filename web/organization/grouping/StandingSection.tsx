import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { ofType, pathOf, type Asked, type GroupingShape, type Type } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

interface StandingSectionProps {
  name: string
  types: readonly Type[]
  groupings: readonly GroupingShape[]
  /** The grouping that the organization stands in, by type. */
  standing: ReadonlyMap<string, string | null>
  permission: { readonly allowed: boolean; readonly reason?: string | null }
  onAsk: (asked: Asked) => void
}

/** Where the organization stands: at most in one grouping of each hierarchy. */
export function StandingSection({ name, types, groupings, standing, permission, onAsk }: StandingSectionProps) {
  return (
    <Section
      title={t.whereStands2({ name })}
      about={t.inEachHierarchyInOneGrouping}
      actions={<Why permission={permission} />}
    >
      <Table caption={t.theGroupingsOfByHierarchy({ name })} columns={[t.hierarchy, t.standsIn2, '']}>
        {types.map((type) => {
          const id = standing.get(type.id)
          return (
            <tr key={type.id}>
              <th scope="row">{type.name}</th>
              <td style={{ width: '100%' }}>
                {id ? (
                  pathOf(ofType(groupings, type.id), id)
                ) : (
                  <span style={{ color: 'var(--ops-ink-3)' }}>{t.inNone2}</span>
                )}
              </td>
              <td style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                {permission.allowed ? (
                  <PlainButton
                    type="button"
                    aria-label={t.changeWhereItStandsIn({ name: type.name })}
                    onClick={() => onAsk({ kind: 'stand', type })}
                  >
                    {t.change}
                  </PlainButton>
                ) : null}
              </td>
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}
