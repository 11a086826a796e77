import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TourRow_tour$key } from '../../__generated__/TourRow_tour.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { PlanRunButton } from './PlanRunButton.tsx'
import { includesText, orderText } from './includesText.ts'
import * as t from './__generated__/messages.ts'

/** A tour in the list. */
export function TourRow({ tour: key }: { tour: TourRow_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment TourRow_tour on Tour {
        id
        name
        status
        stopCount
        orderRule
        type {
          name
        }
        includes {
          buckets
        }
        organization {
          name
          rootName
        }
        ...PlanRunButton_tour
      }
    `,
    key,
  )
  const { id, name, status, type, stopCount, includes, orderRule, organization } = tour
  return (
    <tr>
      <th scope="row">
        <Link to={`/actonTourSettings/tour/${id}`}>{name}</Link>{' '}
        {status === 'INACTIVE' ? <Tag>{t.archived}</Tag> : null}
      </th>
      <td>{type.name}</td>
      <td className="number">{stopCount}</td>
      <td>{includesText(includes)}</td>
      <td>{orderText(orderRule)}</td>
      <td>{inRoot(organization)}</td>
      <td style={{ textAlign: 'end' }}>{status === 'ACTIVE' ? <PlanRunButton tour={tour} /> : null}</td>
    </tr>
  )
}
