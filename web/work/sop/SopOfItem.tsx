import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { SopOfItem_item$key } from '../../__generated__/SopOfItem_item.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AssignSopDialog } from './AssignSopDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The SOP that the records of a task are done by, and the choice of it. */
export function SopOfItem({ item: key }: { item: SopOfItem_item$key }) {
  const { id, name, version, sop, can } = useFragment(
    graphql`
      fragment SopOfItem_item on TaskItem {
        id
        name
        version
        sop {
          id
          name
          status
          current {
            number
          }
        }
        can {
          edit {
            allowed
          }
        }
      }
    `,
    key,
  )
  const [asks, setAsks] = useState(false)
  const choose = (
    <PlainButton type="button" className="outlined" onClick={() => setAsks(true)}>
      {t.chooseTheSop}
    </PlainButton>
  )
  const state =
    sop?.status === 'INACTIVE'
      ? t.archived3
      : sop?.current
        ? t.version2({ nth: sop.current.number })
        : t.notPublishedYet
  return (
    <Section title="SOP" about={t.howItsRecordsAreDoneStep} actions={can.edit.allowed ? choose : null}>
      {sop ? (
        <div style={{ padding: 12 }}>
          <Link to={`/tasks/sop/${sop.id}`}>{sop.name}</Link> <span style={{ color: 'var(--ops-ink-2)' }}>{state}</span>
        </div>
      ) : (
        <Empty>{t.noneItsRecordsAreDoneAs}</Empty>
      )}
      {asks ? (
        <AssignSopDialog itemId={id} name={name} version={version} sopId={sop?.id} onClose={() => setAsks(false)} />
      ) : null}
    </Section>
  )
}
