import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ObservationHistory_observation$key } from '../../__generated__/ObservationHistory_observation.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { shown } from './numbers.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface State {
  readonly at: string
  readonly isVoided: boolean
  readonly value: number | null | undefined
  readonly values: readonly { readonly name: string; readonly value: number | null | undefined }[]
}

/** What an observation said before and after each change, by whom and why, and what it was entered with. */
export function ObservationHistory({
  observation: key,
  onClose,
}: {
  observation: ObservationHistory_observation$key
  onClose: () => void
}) {
  const {
    enteredBy,
    enteredAt,
    source,
    key: known,
    formula,
    formulaNumber,
    organization,
    changes,
  } = useFragment(
    graphql`
      fragment ObservationHistory_observation on Observation {
        enteredAt
        source
        key
        formula
        formulaNumber
        enteredBy {
          name
        }
        organization {
          timeZone
        }
        changes {
          version
          at
          reason
          actor {
            name
          }
          before {
            at
            isVoided
            value
            values {
              name
              value
            }
          }
          after {
            at
            isVoided
            value
            values {
              name
              value
            }
          }
        }
      }
    `,
    key,
  )
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t.historyOfTheObservation}</DialogTitle>
      <DialogContent>
        <ol style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
          {changes.map(({ version, at, reason, actor, before, after }) => (
            <li key={version}>
              <strong style={{ fontWeight: 550 }}>{actor.name}</strong>{' '}
              {after.isVoided && !before.isVoided ? t.voidedIt : t.correctedIt}
              <small style={{ marginInlineStart: 8, color: 'var(--ops-ink-3)' }}>{momentOf(at)}</small>
              {differences(before, after, organization.timeZone).map((text) => (
                <div key={text}>{text}</div>
              ))}
              {reason ? <div style={{ color: 'var(--ops-ink-2)' }}>{reason}</div> : null}
            </li>
          ))}
          <li>
            <strong style={{ fontWeight: 550 }}>{enteredBy.name}</strong> {t.enteredIt}
            <small style={{ marginInlineStart: 8, color: 'var(--ops-ink-3)' }}>{momentOf(enteredAt)}</small>
            <div style={{ color: 'var(--ops-ink-2)', overflowWrap: 'anywhere' }}>
              {t.knownThereAs({ source, known })}
            </div>
            <div style={{ color: 'var(--ops-ink-2)' }}>
              {t.formula} {formulaNumber}: <code>{formula}</code>
            </div>
          </li>
        </ol>
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" autoFocus onClick={onClose}>
          {t.close}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}

/** What differs, in words. */
function differences(before: State, after: State, zone: string): string[] {
  const when = (at: string) => momentText(at, zone)
  const named = (values: State['values'], name: string) => values.find((one) => one.name === name)?.value
  const names = [...new Set([...before.values, ...after.values].map(({ name }) => name))]
  return [
    ...(before.at === after.at ? [] : [t.observedChange({ before: when(before.at), after: when(after.at) })]),
    ...names.flatMap((name) => {
      const [was, is] = [named(before.values, name), named(after.values, name)]
      return was === is
        ? []
        : [`${name}: ${was == null ? t.missing : shown(was)} → ${is == null ? t.missing : shown(is)}`]
    }),
    ...(before.value === after.value
      ? []
      : [t.valueChange({ before: shown(before.value), after: shown(after.value) })]),
    ...(before.isVoided && !after.isVoided ? [t.itCountsAgain] : []),
  ]
}
