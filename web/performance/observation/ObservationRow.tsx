import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ObservationRow_observation$key } from '../../__generated__/ObservationRow_observation.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { ObservationHistory } from './ObservationHistory.tsx'
import { shown } from './numbers.ts'
import { VoidDialog } from './VoidDialog.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface Insufficient {
  readonly denominator?: number | null
  readonly values: readonly { readonly name: string; readonly value?: number | null }[]
}

/** Why an observation has no value: what is missing, or that there is nothing to divide by. */
export function insufficiencyOf({ denominator, values }: Insufficient): string {
  const missing = values.find(({ value }) => value == null)
  if (missing) return t.insufficientData({ name: missing.name })
  return denominator === 0 ? t.denominatorIsZero : t.insufficient
}

/** One observation: when, of what, what it says and comes to, who entered it; corrected or voided behind its menu. */
export function ObservationRow({
  observation: key,
  onChanged,
}: {
  observation: ObservationRow_observation$key
  onChanged: () => void
}) {
  const row = useFragment(
    graphql`
      fragment ObservationRow_observation on Observation {
        at
        value
        denominator
        source
        voidedAt
        formula
        formulaNumber
        values {
          name
          unit
          value
        }
        organization {
          name
          rootName
          timeZone
        }
        location {
          name
        }
        vehicle {
          unitNumber
        }
        person {
          name
        }
        enteredBy {
          name
        }
        changes {
          __typename
        }
        can {
          change {
            allowed
            reason
          }
        }
        ...CorrectDialog_observation
        ...VoidDialog_observation
        ...ObservationHistory_observation
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'correct' | 'void' | 'history'>()
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const when = momentText(row.at, row.organization.timeZone)
  const refused = row.can.change.allowed ? null : row.can.change.reason
  const of = [
    inRoot(row.organization),
    row.location?.name,
    row.vehicle && t.unit({ unitNumber: row.vehicle.unitNumber }),
    row.person?.name,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <tr style={row.voidedAt ? { color: 'var(--ops-ink-3)' } : undefined}>
      <th scope="row" style={{ whiteSpace: 'nowrap', fontWeight: 400 }}>
        <time dateTime={row.at}>{when}</time>
      </th>
      <td>{of}</td>
      <td className="whole">
        {row.values.map(({ name, unit, value }) => (
          <span key={name} style={{ display: 'inline-block', marginInlineEnd: 12, whiteSpace: 'nowrap' }}>
            <span style={{ color: 'var(--ops-ink-3)' }}>{name}</span>{' '}
            {value == null ? t.missing : `${shown(value)} ${unit === 'count' ? '' : unit}`}
          </span>
        ))}
      </td>
      <td className="number" title={t.formula2({ formulaNumber: row.formulaNumber, formula: row.formula })}>
        {row.voidedAt ? <s>{shown(row.value)}</s> : row.value == null ? insufficiencyOf(row) : shown(row.value)}
      </td>
      <td>
        {row.source}, {row.enteredBy.name}{' '}
        {row.voidedAt ? <Tag>{t.voided}</Tag> : row.changes.length ? <Tag>{t.corrected2}</Tag> : null}
      </td>
      <td style={{ textAlign: 'end' }}>
        <ActionsMenu
          label={t.whatCanBeDoneWithThe({ when })}
          actions={[
            {
              label: row.voidedAt ? t.correctSoThatItCountsAgain : t.correct2,
              act: () => setOpen('correct'),
              refused,
            },
            ...(row.voidedAt ? [] : [{ label: t.void, act: () => setOpen('void'), refused }]),
            { label: t.history, act: () => setOpen('history') },
          ]}
        />
        {open === 'correct' ? <CorrectDialog observation={row} onClose={close} onDone={done} /> : null}
        {open === 'void' ? <VoidDialog observation={row} onClose={close} onDone={done} /> : null}
        {open === 'history' ? <ObservationHistory observation={row} onClose={close} /> : null}
      </td>
    </tr>
  )
}
