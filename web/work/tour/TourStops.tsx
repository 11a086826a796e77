import { priorityName } from '../../kernel/ui/priorityName.ts'
import { graphql, useFragment } from 'react-relay'
import type { TourStops_tour$key } from '../../__generated__/TourStops_tour.graphql.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { clockOf, duration, windowText } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

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
          vehicle {
            unitNumber
          }
        }
      }
    `,
    key,
  )
  const time = (minutes: number | null | undefined) => (minutes == null ? null : clockOf(minutes))
  return (
    <TableSection
      title={t.stops}
      about={t.inTheOrderOfTheTemplate}
      caption={t.stopsOfTheTour}
      columns={[
        { label: t.no, number: true },
        t.stop,
        t.window2,
        { label: t.there, number: true },
        t.priority,
        t.position,
      ]}
      empty={t.itHasNoStopsOfIts}
    >
      {stops.map(
        ({
          id,
          position,
          name,
          opensMins,
          closesMins,
          serviceMins,
          pinned,
          coordinates,
          priority,
          location,
          vehicle,
        }) => (
          <tr key={id}>
            <td className="number">{position + 1}</td>
            <th scope="row">
              {name}{' '}
              {location && location.name !== name ? (
                <span style={{ color: 'var(--ops-ink-3)', fontWeight: 400 }}>{t.at2({ name: location.name })}</span>
              ) : null}
              {vehicle ? <Tag>{unitText(vehicle)}</Tag> : null} {coordinates ? null : <Tag>{t.notOnTheMap}</Tag>}
            </th>
            <td>{windowText(time(opensMins), time(closesMins)) || '—'}</td>
            <td className="number">{duration(serviceMins)}</td>
            <td>{priorityName(priority.name) || '—'}</td>
            <td>{pinned ? <Tag className="planned">{t.pinned}</Tag> : '—'}</td>
          </tr>
        ),
      )}
    </TableSection>
  )
}
