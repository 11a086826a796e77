import { graphql, useFragment } from 'react-relay'
import type { TourStops_tour$key } from '../../__generated__/TourStops_tour.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { clockOf, duration, windowText } from './tourTimes.ts'

/** The stops of a tour, as they stand. */
export function TourStops({ tour: key }: { tour: TourStops_tour$key }) {
  const { stops } = useFragment(
    graphql`
      fragment TourStops_tour on Tour {
        stops {
          id
          position
          name
          opensMins
          closesMins
          serviceMins
          pinned
          coordinates {
            __typename
          }
          priority {
            name
          }
          location {
            name
          }
        }
      }
    `,
    key,
  )
  const time = (minutes: number | null | undefined) => (minutes == null ? null : clockOf(minutes))
  return (
    <TableSection
      title="Stops"
      about="In the order of the template; a run proposes the order to walk them in."
      caption="Stops of the tour"
      columns={[
        { label: 'No.', number: true },
        'Stop',
        'Window',
        { label: 'There', number: true },
        'Priority',
        'Position',
      ]}
      empty="It has no stops of its own: it walks the action records that it takes in."
    >
      {stops.map(
        ({ id, position, name, opensMins, closesMins, serviceMins, pinned, coordinates, priority, location }) => (
          <tr key={id}>
            <td className="number">{position + 1}</td>
            <th scope="row">
              {name}{' '}
              {location && location.name !== name ? (
                <span style={{ color: 'var(--ops-ink-3)', fontWeight: 400 }}>at {location.name}</span>
              ) : null}
              {coordinates ? null : <Tag>Not on the map</Tag>}
            </th>
            <td>{windowText(time(opensMins), time(closesMins)) || '—'}</td>
            <td className="number">{duration(serviceMins)}</td>
            <td>{priority.name || '—'}</td>
            <td>{pinned ? <Tag className="planned">Pinned</Tag> : '—'}</td>
          </tr>
        ),
      )}
    </TableSection>
  )
}
