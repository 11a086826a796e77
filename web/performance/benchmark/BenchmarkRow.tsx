import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkRow_benchmark$key } from '../../__generated__/BenchmarkRow_benchmark.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { BenchmarkActions } from './BenchmarkActions.tsx'
import { ownLevels } from './levels.ts'
import { statusText } from './statusText.ts'
import * as t from './__generated__/messages.ts'

/** A benchmark in the list. */
export function BenchmarkRow({ benchmark: key }: { benchmark: BenchmarkRow_benchmark$key }) {
  const benchmark = useFragment(
    graphql`
      fragment BenchmarkRow_benchmark on Benchmark {
        id
        name
        status
        declinedBecause
        ctqValue
        warningTrigger
        missedOpportunityTrigger
        consecutivePoints
        grain
        actionMetric {
          name
        }
        roleResponsibility {
          name
        }
        organization {
          name
          rootName
        }
        ...BenchmarkActions_benchmark
      }
    `,
    key,
  )
  const {
    id,
    name,
    status,
    declinedBecause,
    consecutivePoints,
    grain,
    actionMetric,
    roleResponsibility,
    organization,
  } = benchmark
  const levels = ownLevels(benchmark)
  return (
    <tr>
      <th scope="row" style={{ minWidth: 180, whiteSpace: 'normal' }}>
        <Link to={`/benchmark?id=${encodeURIComponent(id)}`}>{name}</Link>{' '}
        {status === 'ACTIVE' ? null : (
          <Tag className={status === 'PROPOSED' ? 'planned' : undefined}>
            {declinedBecause ? t.declined : statusText(status)}
          </Tag>
        )}
        {declinedBecause ? (
          <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, fontWeight: 400, whiteSpace: 'normal' }}>
            {declinedBecause}
          </div>
        ) : null}
      </th>
      <td>
        {actionMetric.name}
        {levels ? <div style={{ color: 'var(--ops-ink-2)', fontSize: 12 }}>{levels}</div> : null}
      </td>
      <td style={{ whiteSpace: 'nowrap' }}>{t.countOfPeriods({ grain, count: consecutivePoints })}</td>
      <td>{roleResponsibility.name}</td>
      <td>{inRoot(organization)}</td>
      <td>
        <BenchmarkActions benchmark={benchmark} />
      </td>
    </tr>
  )
}
