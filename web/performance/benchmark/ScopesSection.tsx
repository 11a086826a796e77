import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ScopesSection_benchmark$key } from '../../__generated__/ScopesSection_benchmark.graphql.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { periodText } from '../metric/grains.ts'
import { figure } from '../metric/words.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { scopeNames } from './figures.ts'
import { LevelMark } from './LevelMark.tsx'
import { levelLook } from './levels.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** How each of its locations, vehicles or people stands; nothing where it is of an organization as a whole. */
export function ScopesSection({ benchmark: key }: { benchmark: ScopesSection_benchmark$key }) {
  const { scopeKind, grain, actionMetric, conditions, levelCounts } = useFragment(
    graphql`
      fragment ScopesSection_benchmark on Benchmark {
        scopeKind
        grain
        actionMetric {
          id
          unit
        }
        levelCounts {
          level
          scopes
        }
        conditions {
          value
          attainment
          level
          since
          pointAt
          endsAt
          scope {
            id
            name
            timeZone
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  if (scopeKind === 'ORGANIZATION' || !conditions.length) return null
  const shown = search.get('scope') ?? conditions[0]?.scope.id
  return (
    <Section
      title={scopeNames[scopeKind] ?? t.eachScope}
      about={t.levelsWorstFirst({
        levels: levelCounts.map(({ level, scopes }) => `${levelLook(level).text} ${scopes}`).join(', '),
      })}
    >
      <Table
        caption={t.howEachStandsTheWorstFirst}
        columns={[
          t.name,
          { label: t.value({ unit: actionMetric.unit }), number: true },
          { label: t.attainment, number: true },
          t.level,
          t.since2,
          t.lastPoint,
        ]}
      >
        {conditions.map(({ value, attainment, level, since, pointAt, endsAt, scope: { id, name, timeZone } }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to={`?${withParams(search, { scope: id })}`}
                replace
                preventScrollReset
                aria-current={id === shown ? 'true' : undefined}
                style={{ fontWeight: id === shown ? 650 : undefined }}
              >
                {name}
              </Link>
            </th>
            <td className="number">
              <Link to={rowsAddress({ metricId: actionMetric.id, scope: id, from: pointAt, to: endsAt })}>
                {figure(value)}
              </Link>
            </td>
            <td className="number">{attainment == null ? t.noTarget : figure(attainment)}</td>
            <td>
              <LevelMark level={level} />
            </td>
            <td>{since ? periodText(since, grain, timeZone) : ''}</td>
            <td>{periodText(pointAt, grain, timeZone)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
