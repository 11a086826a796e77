import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { StudyRow_study$key } from '../../__generated__/StudyRow_study.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { minutesText } from './duration.ts'
import { statusNames } from './statusNames.ts'
import * as t from './__generated__/messages.ts'

/** A time study in the list. */
export function StudyRow({ study: key }: { study: StudyRow_study$key }) {
  const study = useFragment(
    graphql`
      fragment StudyRow_study on TimeStudy {
        id
        name
        status
        createdAt
        completeCycles
        cyclesNeeded
        standardSecs
        taskItem {
          name
        }
        organization {
          name
          rootName
        }
        group {
          name
        }
        observer {
          name
        }
      }
    `,
    key,
  )
  // Within the tool it opens there; the list it came from is found as it was.
  const { search } = useLocation()
  return (
    <tr>
      <th scope="row">
        <Link to={{ pathname: study.id, search }}>{study.name}</Link>
      </th>
      <td>{study.taskItem.name}</td>
      <td>{[inRoot(study.organization), study.group?.name].filter(Boolean).join(' › ')}</td>
      <td>{study.observer.name}</td>
      <td className="number">
        {study.completeCycles}
        {study.cyclesNeeded != null && study.cyclesNeeded > study.completeCycles
          ? t.of2({ cyclesNeeded: study.cyclesNeeded })
          : ''}
      </td>
      <td className="number">
        {study.standardSecs == null ? '—' : t.min({ minutesText: minutesText(study.standardSecs / 60) })}
      </td>
      <td>
        <Tag className={study.status === 'OPEN' ? 'planned' : undefined}>{statusNames[study.status]}</Tag>
      </td>
      <td>
        <Moment at={study.createdAt} />
      </td>
    </tr>
  )
}
